// When the control that has the focus goes away or can no longer be used, the focus goes to the part of the screen where
// things go on, not to nowhere: whoever plays by keyboard would have to walk in from the top of the page again.

/** Where to go on: the topmost dialog, else what the screen names, else its main part. */
function home(): HTMLElement | null {
  const modal = [...document.querySelectorAll<HTMLElement>("dialog[open] h2, [aria-modal=true] button")].at(-1);
  return modal ?? document.querySelector<HTMLElement>("[data-home]") ?? document.querySelector<HTMLElement>("main");
}

export function keepFocus(): void {
  let last: HTMLElement | null = null;
  let due = 0;

  function check(): void {
    due = 0;
    const { activeElement } = document;
    // A control that is disabled loses the focus a little later.
    if (!last || (activeElement !== document.body && activeElement !== last)) return;
    if (last.isConnected && !last.matches(":disabled, [inert] *")) return;
    const next = home();
    if (!next || next.closest("[inert]")) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  document.addEventListener("focusin", (event) => (last = event.target as HTMLElement));
  new MutationObserver(() => (due ||= requestAnimationFrame(check))).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "inert", "open"],
  });
}
