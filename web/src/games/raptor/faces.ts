// The addresses of the portraits of Raptor's bots, by name; each is fetched when it is shown.
const files = import.meta.glob<string>("./faces/*.svg", { query: "?url", import: "default", eager: true });

export const FACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice("./faces/".length, -".svg".length), address]),
);
