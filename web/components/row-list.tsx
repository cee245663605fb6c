import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { stepInList } from '#web/lib/step-in-list.ts';

/** Shorter lists are rendered whole, so that the browser's own search works. */
const wholeUpTo = 100;

/** Props for a row's `li`: its position in the whole list and on the page. */
export interface RowPlace {
  ref?: Ref<HTMLLIElement>;
  'data-index': number;
  'aria-setsize': number;
  'aria-posinset': number;
  style?: { position: 'absolute'; top: number; insetInline: number };
}

interface RowListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  label: string;
  /** Estimated height of a row before measuring, in pixels. */
  rowPx: number;
  /** Renders a row: an `li` that takes `place`, with one link that has `data-row`. */
  children: (row: Row, place: RowPlace) => ReactNode;
}

/** Returns true while printing, when every row is rendered. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const tell = (on: boolean) => () => {
      flushSync(() => {
        setPrinting(on);
      });
    };
    const [begin, end] = [tell(true), tell(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/**
 * A list that scrolls with the page.
 * Above 100 rows, renders only those near the viewport and the focused one, with their position for screen readers.
 * Arrow keys, Page Up, Page Down, Home and End move the focus, Enter opens, Space selects selectable rows.
 */
export function RowList<Row>({ rows, keyOf, label, rowPx, children }: RowListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(-1);
  const [above, setAbove] = useState(0);
  const wanted = useRef(-1);
  const printing = usePrinting();
  const isLong = rows.length > wholeUpTo && !printing;
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    const measure = () => {
      setAbove(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [isLong]);
  // No compiler memoizes this component, so functions created on each render are harmless.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollMargin: above,
    enabled: isLong,
    getItemKey: (at) => keyOf(rows[at] as Row),
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (focused < 0 || focused >= rows.length || near.includes(focused)) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
  });
  const focusOn = (at: number) => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${at}"] [data-row]`);
    link?.focus();
    return link != null;
  };
  useEffect(() => {
    if (wanted.current >= 0 && focusOn(wanted.current)) wanted.current = -1;
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['row'] === undefined) return;
    const row = event.target.closest<HTMLElement>('li');
    const pick = row?.querySelector<HTMLInputElement>('input[type=checkbox]');
    if (event.key === ' ' && pick != null) {
      pick.click();
      event.preventDefault();
      return;
    }
    const next = stepInList(event.key, Number(row?.dataset['index']), rows.length);
    if (next === null) return;
    event.preventDefault();
    if (focusOn(next)) return;
    wanted.current = next;
    setFocused(next);
    virtualizer.scrollToIndex(next);
  };
  const shown = isLong ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: 0 }));
  return (
    <div
      role="presentation"
      onKeyDown={move}
      onFocus={(event) => {
        setFocused(Number(event.target.closest<HTMLElement>('li')?.dataset['index'] ?? -1));
      }}
      onBlur={() => {
        if (wanted.current < 0) setFocused(-1);
      }}
    >
      <ul
        ref={list}
        aria-label={label}
        className="relative border-t border-line"
        style={isLong ? { height: virtualizer.getTotalSize() } : undefined}
      >
        {shown.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place: RowPlace = { 'data-index': index, 'aria-setsize': rows.length, 'aria-posinset': index + 1 };
          if (isLong) {
            place.ref = virtualizer.measureElement;
            place.style = { position: 'absolute', top: start - above, insetInline: 0 };
          }
          return <Fragment key={keyOf(row)}>{children(row, place)}</Fragment>;
        })}
      </ul>
    </div>
  );
}
