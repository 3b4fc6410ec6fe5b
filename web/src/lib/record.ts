// A finished game's record, taken along as a file.
import { getText } from "./api";
import { download } from "./clipboard";
import { sayProblem } from "./saying";

/** What is wrong, if anything is. */
export async function saveRecord(id: string, token: string | null): Promise<string> {
  try {
    download(`raptor-${id}.txt`, await getText(`/api/games/${id}/record`, token));
    return "";
  } catch (error) {
    return sayProblem(error);
  }
}
