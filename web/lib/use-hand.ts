import { useEffect, useState } from 'react';

/** Returns whether an element is hovered or focused. */
export function useHand(element: HTMLElement | null): boolean {
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const set = (change: (on: boolean) => void, on: boolean) => () => {
      change(on);
    };
    element.addEventListener('pointerenter', set(setOver, true), { signal });
    element.addEventListener('pointerleave', set(setOver, false), { signal });
    element.addEventListener('focusin', set(setFocused, true), { signal });
    element.addEventListener('focusout', set(setFocused, false), { signal });
    return () => {
      stop.abort();
      setOver(false);
      setFocused(false);
    };
  }, [element]);
  return over || focused;
}
