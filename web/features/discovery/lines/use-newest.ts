import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAboveNotes } from '../above-notes.tsx';

/** The end of the lines is in view as long as no more than this of it is hidden, in pixels. */
const slack = 24;
const isWriting = (list: HTMLElement): boolean => list.contains(document.activeElement?.closest('textarea') ?? null);

interface Newest {
  list: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
  /** Lines that came since the reader left the end; null while they are at it. */
  missed: number | null;
  jump: () => void;
}

/** Keeps the newest line of a call in view while the reader is at the end; whoever scrolls up is left alone. */
export function useNewest(count: number, live: boolean): Newest {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const place = useAboveNotes();
  // The first line of a call may come below the screen, and is the newest all the same.
  const [leftAt, setLeftAt] = useState<number | null>(count > 1 ? count : null);
  const lastTop = useRef(0);
  const scrolled = useEffectEvent((): void => {
    if (end.current === null) return;
    const below = hiddenBelow(end.current, place);
    const wentUp = window.scrollY < lastTop.current;
    lastTop.current = window.scrollY;
    const isPast = end.current.getBoundingClientRect().bottom < 0;
    if (below <= slack && !isPast) setLeftAt(null);
    // What grows below moves the end away too; only the reader leaves it.
    else if (wentUp || isPast) setLeftAt((before) => before ?? count);
  });
  const grown = useEffectEvent((): void => {
    if (list.current === null || end.current === null || leftAt !== null || isWriting(list.current)) return;
    const below = hiddenBelow(end.current, place);
    if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
  });
  useEffect(() => {
    if (!live || list.current === null) return;
    const watch = new ResizeObserver(() => {
      grown();
    });
    watch.observe(list.current);
    // The note bar grows too, with long notes and on phones with the coach.
    if (place?.parentElement != null) watch.observe(place.parentElement);
    const scroll = (): void => {
      scrolled();
    };
    scroll();
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', scroll);
    };
  }, [live, place]);
  return {
    list,
    end,
    missed: live && leftAt !== null ? Math.max(0, count - leftAt) : null,
    jump: () => {
      if (end.current === null) return;
      window.scrollBy({ top: hiddenBelow(end.current, place), behavior: 'instant' });
      setLeftAt(null);
      // The button that was pressed leaves the page.
      end.current.focus({ preventScroll: true });
    },
  };
}

/** How much of what stands above `end` the screen and the note bar hide, in pixels. */
function hiddenBelow(end: HTMLElement, place: HTMLElement | null): number {
  return end.getBoundingClientRect().bottom - (window.innerHeight - (place?.parentElement?.offsetHeight ?? 0));
}
