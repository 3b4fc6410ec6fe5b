// The portraits of Raptor's bots.
import { facesOf } from "../faces";

export const FACES = facesOf(
  import.meta.glob<string>("./faces/*.svg", { query: "?url", import: "default", eager: true }),
);
