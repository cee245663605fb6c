import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

const pageLines = 10;

/** Where a key leads from one of so many lines; null: nowhere. */
export function lineForKey(key: string, at: number, count: number): number | null {
  const wanted = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + pageLines,
    PageUp: at - pageLines,
    Home: 0,
    End: count - 1,
  }[key];
  return wanted === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, wanted));
}

const menuOf = (list: Element, id: string): HTMLElement | null =>
  list.querySelector(`[data-line="${CSS.escape(id)}"] [data-line-menu]`);

/**
 * Makes the lines one stop of Tab, as a grid is by the ARIA practices: arrow keys go from line to line, and Tab comes back
 * to the last one; at first to the newest during a call, else to the first.
 */
export function useLineStop(ids: readonly string[], live: boolean) {
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && ids.includes(last) ? last : live ? ids.at(-1) : ids[0];
  return {
    stop,
    grid: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const line = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
        if (line !== undefined) setLast(line);
      },
      // Before the menu's button hears the arrow key, which would open the menu.
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const { target, currentTarget, key } = event;
        if (!(target instanceof HTMLElement) || !target.matches('[data-line-menu]')) return;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const line = target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? '';
        const next = ids[lineForKey(key, ids.indexOf(line), ids.length) ?? -1];
        if (next === undefined) return;
        event.preventDefault();
        menuOf(currentTarget, next)?.focus();
      },
    },
  };
}
