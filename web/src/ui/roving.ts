// One tab stop for a group of buttons: the arrows go from one to the next.
import type { Action } from "svelte/action";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Action<HTMLElement> = (group) => {
  const buttons = () => [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  let current: HTMLButtonElement | null = null;

  function arrange(): void {
    const all = buttons();
    const stop = current && all.includes(current) ? current : all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }
  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    current = all[(at + step + all.length) % all.length]!;
    arrange();
    current.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  const enter = (event: FocusEvent) => {
    current = (event.target as HTMLElement).closest("button");
    arrange();
  };

  arrange();
  const watch = new MutationObserver(arrange);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", enter);
  return {
    destroy: () => {
      watch.disconnect();
      group.removeEventListener("keydown", press);
      group.removeEventListener("focusin", enter);
    },
  };
};
