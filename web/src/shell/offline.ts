// The page is kept at hand by a service worker (src/sw.js; the build puts in its list of files): it opens at once,
// also without a network, and says so.
export async function keepAtHand(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname));
  } catch {
    // a browser or an address that allows none: the page is fetched as ever
  }
}
