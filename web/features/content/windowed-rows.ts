import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const overscan = 20;
const wholeUpTo = 100;

interface Window {
  first: number;
  end: number;
  before: number;
  after: number;
}

/** Which rows of a long list to draw: those in view and some beyond. All rows are of one height. */
export function useWindowedRows(rows: number): { list: RefObject<HTMLUListElement | null>; shown: Window } {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState({ top: 0, view: 1200, height: 56 });
  const isLong = rows > wholeUpTo;
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = list.current;
      if (!element) return;
      const height = element.querySelector('li')?.getBoundingClientRect().height ?? 56;
      const top = Math.max(0, -element.getBoundingClientRect().top);
      setSeen((now) => {
        const next = {
          top: Math.floor(top / ((height * overscan) / 2)) * ((height * overscan) / 2),
          view: window.innerHeight,
          height,
        };
        return now.top === next.top && now.view === next.view && now.height === next.height ? now : next;
      });
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [isLong]);
  if (!isLong) return { list, shown: { first: 0, end: rows, before: 0, after: 0 } };
  const first = Math.max(0, Math.min(rows, Math.floor(seen.top / seen.height)) - overscan);
  const end = Math.min(rows, Math.ceil((seen.top + seen.view) / seen.height) + overscan * 2);
  return { list, shown: { first, end, before: first * seen.height, after: (rows - end) * seen.height } };
}
