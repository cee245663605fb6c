import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the current link (empty: none) into view in a strip of links on narrow screens; `data-more` tells the `strip`
 * utility on which sides it continues.
 */
export function useShownInStrip<Strip extends HTMLElement>(current: string): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    if (current === '') return;
    strip.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  useEffect(() => {
    const row = strip.current;
    if (row === null) return undefined;
    const tell = () => {
      const { scrollLeft, scrollWidth, clientWidth } = row;
      // In right-to-left text, scrolling counts down from 0.
      const behind = Math.abs(scrollLeft);
      const ahead = scrollWidth - clientWidth - behind;
      const [left, right] = getComputedStyle(row).direction === 'rtl' ? [ahead, behind] : [behind, ahead];
      row.dataset['more'] = [left > 1 && 'left', right > 1 && 'right'].filter(Boolean).join(' ');
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(row);
    row.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', tell);
    };
  }, []);
  return strip;
}
