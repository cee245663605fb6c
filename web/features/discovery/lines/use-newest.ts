import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAboveNotes } from '../above-notes.tsx';

/** The end of the lines is in view as long as no more than this of it is hidden, in pixels. */
const slack = 24;
/** A line below the one that has the focus would move that one off the screen. */
function isOnEarlier(list: HTMLElement): boolean {
  const line = document.activeElement?.closest('[data-line]') ?? null;
  return line !== null && list.contains(line) && line !== list.lastElementChild;
}
const isWriting = (list: HTMLElement): boolean => list.contains(document.activeElement?.closest('textarea') ?? null);

interface Newest {
  list: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
  /** Lines that came since the reader left the end; null while they are at it. */
  missed: number | null;
  /** Shows the end. */
  toEnd: () => void;
  /** Shows the end and moves the focus there. */
  jump: () => void;
}

/** Keeps the newest line of a call in view while the reader is at the end; whoever scrolls up is left alone. */
export function useNewest(count: number, live: boolean): Newest {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const place = useAboveNotes();
  // The first line of a call may come below the screen, and is the newest all the same.
  const [leftAt, setLeftAt] = useState<number | null>(count > 1 ? count : null);
  const last = useRef({ top: 0, height: 0 });
  /** Lines there were when the end was last shown. */
  const seen = useRef(count);
  const scrolled = useEffectEvent((): void => {
    if (end.current === null) return;
    const below = hiddenBelow(end.current, place);
    const { top, height } = { top: window.scrollY, height: document.documentElement.scrollHeight };
    // Where the page changed its height, the browser moved it and not the reader.
    const wentUp = top < last.current.top && height === last.current.height;
    last.current = { top, height };
    const isPast = end.current.getBoundingClientRect().bottom < 0;
    if (below <= slack && !isPast) setLeftAt(null);
    // What grows below moves the end away too; only the reader leaves it.
    else if (wentUp || isPast) setLeftAt((before) => before ?? count);
  });
  const grown = useEffectEvent((): void => {
    if (list.current === null || end.current === null || leftAt !== null || isWriting(list.current)) return;
    if (isOnEarlier(list.current)) {
      if (count > seen.current) setLeftAt(seen.current);
      return;
    }
    seen.current = count;
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
  const settle = (): void => {
    if (end.current !== null) window.scrollBy({ top: hiddenBelow(end.current, place), behavior: 'instant' });
  };
  const toEnd = (): void => {
    settle();
    // Lines that come into view take their real height only then.
    requestAnimationFrame(settle);
    setLeftAt(null);
  };
  return {
    list,
    end,
    toEnd,
    missed: live && leftAt !== null ? Math.max(0, count - leftAt) : null,
    jump: () => {
      toEnd();
      // The button that was pressed leaves the page.
      end.current?.focus({ preventScroll: true });
    },
  };
}

/** How much of what stands above `end` the screen and the note bar hide, in pixels. */
function hiddenBelow(end: HTMLElement, place: HTMLElement | null): number {
  return end.getBoundingClientRect().bottom - (window.innerHeight - (place?.parentElement?.offsetHeight ?? 0));
}
