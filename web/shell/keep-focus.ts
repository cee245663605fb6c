import { focusPlace, placesAround } from '#web/lib/focus.ts';

/**
 * Gives the focus to the part of the page around what had it, where that was removed and nothing else took it: otherwise
 * screen readers begin at the top of the page, and letters are its shortcuts. Returns how to end it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let around: HTMLElement[] = [];
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = placesAround(target);
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const place = around.find((each) => root.contains(each));
    if (place !== undefined) focusPlace(place);
  });
  document.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
