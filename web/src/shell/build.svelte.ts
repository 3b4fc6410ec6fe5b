// Whether the server has been upgraded while this page was open: then the page must be loaded again.
import { get } from "./api";
import type { About } from "../play/protocol";

let first: string | null = null;
let changed = $state(false);

/** Ask the server which client it serves; called when a connection comes back. */
export async function checkBuild(): Promise<void> {
  const about = await get<About>("/api/about").catch(() => null);
  if (!about?.client_build) return;
  first ??= about.client_build;
  changed = about.client_build !== first;
}

export function outdated(): boolean {
  return changed;
}
