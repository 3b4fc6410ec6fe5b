// A finished game's record, taken along as a file.
import { getText } from "../shell/api";
import { download } from "../ui/clipboard";
import { sayProblem } from "../play/sentences";

/** What is wrong, if anything is. */
export async function saveRecord(game: string, id: string, token: string | null): Promise<string> {
  try {
    download(`${game}-${id}.txt`, await getText(`/api/games/${id}/record`, token));
    return "";
  } catch (error) {
    return sayProblem(error);
  }
}
