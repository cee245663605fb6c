import { useRef, useState } from 'react';

export interface Picked {
  has: (id: string) => boolean;
  /** Ids that are picked and still listed, in the order of the list. */
  ids: string[];
  all: boolean;
  /** Picks or drops a row; with `range`, also what lies between it and the row picked before. */
  pick: (id: string, range: boolean) => void;
  pickAll: () => void;
  clear: () => void;
}

/** Keeps which rows of a list are picked. Rows that leave the list count no longer. */
export function usePicked(listed: readonly string[]): Picked {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const ids = listed.filter((id) => picked.has(id));
  const all = listed.length > 0 && ids.length === listed.length;
  return {
    has: (id) => picked.has(id),
    ids,
    all,
    pick: (id, range) => {
      const [from, to] = [listed.indexOf(anchor.current ?? ''), listed.indexOf(id)];
      const changed = range && from >= 0 ? listed.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const next = new Set(ids);
      const on = !picked.has(id);
      for (const each of changed) {
        if (on) next.add(each);
        else next.delete(each);
      }
      anchor.current = id;
      setPicked(next);
    },
    pickAll: () => {
      setPicked(all ? new Set() : new Set(listed));
    },
    clear: () => {
      setPicked(new Set());
    },
  };
}
