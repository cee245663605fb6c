import { useEffect, useRef, type RefObject } from 'react';

/** On a narrow screen a row of links is a strip that scrolls: the current one is brought into it; empty: none is. */
export function useShownInStrip<Strip extends HTMLElement>(current: string): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    if (current === '') return;
    strip.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return strip;
}
