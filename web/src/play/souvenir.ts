// The final position as a picture, to share or to keep.
import { say } from "../shell/texts.svelte";

/** What is wrong, if anything is. */
export async function sharePicture(game: string, title: string): Promise<string> {
  try {
    const answer = await fetch(`/api/games/${game}/picture.png`);
    if (!answer.ok) return say("web-souvenir-none");
    const picture = new File([await answer.blob()], `lostworld-${game}.png`, { type: "image/png" });
    const wish = { files: [picture], title: `${title} – Lost World` };
    if (navigator.canShare?.(wish)) {
      await navigator.share(wish).catch(() => {}); // who changes his mind needs no message
      return "";
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(picture);
    link.download = picture.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return "";
  } catch {
    return say("web-souvenir-none");
  }
}
