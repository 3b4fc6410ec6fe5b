// "Your turn" for somebody who is looking at something else: a notification, a badge and a sound.
import { router } from "../shell/router.svelte";
import { settings } from "../shell/settings.svelte";
import { say } from "../shell/texts.svelte";
import { CHIME, sound } from "../ui/sound";

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}
const badged = (): Badged => navigator as Badged;

let shown: Notification | null = null;

/** Whether the browser may be asked to notify. */
export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Ask the reader's leave; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** It is one's turn: say so, unless the page is being looked at. */
export function callBack(game: string): void {
  if (!document.hidden) return;
  sound(CHIME);
  void badged()
    .setAppBadge?.(1)
    .catch(() => {});
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const path = router.here();
  shown = new Notification(say("web-notice-turn"), { body: game, tag: path, icon: "/icon.svg" });
  shown.onclick = () => {
    focus();
    shown?.close();
  };
}

/** It has been seen, or it is somebody else's turn. */
export function calm(): void {
  shown?.close();
  shown = null;
  void badged()
    .clearAppBadge?.()
    .catch(() => {});
}

if (typeof document !== "undefined")
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) calm();
  });
