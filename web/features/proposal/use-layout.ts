import { useEffect, useRef, useState } from 'react';
import type { ProposalLayout, ProposalState } from '#contract/proposal.ts';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useArrange } from './proposal.api.ts';
import { takenBack, type LayoutChange } from './taken-back.ts';

export interface Arranging {
  busy: boolean;
  /** A change is sent once the network is back; until then only this page has it. */
  waits: boolean;
  /** `done` is called once the change is stored. */
  change: (layout: ProposalLayout, done?: () => void) => void;
  /** Null if nothing was changed here yet. During a save, it waits for that. */
  undo: (() => void) | null;
}

interface Step extends LayoutChange {
  /** Of the layout after it. */
  revision: number;
}

/** Applies layout changes one at a time; each can be undone while the page is open, without what others changed since. */
export function useLayout({ layout, revision }: Pick<ProposalState, 'layout' | 'revision'>): Arranging {
  const arrange = useArrange();
  const [past, setPast] = useState<Step[]>([]);
  const waiting = useRef(0);
  /** The last stored layout, newer than the query's state until it refetches, for changes waiting their turn. */
  const stored = useRef({ layout, revision });
  const current = (): typeof stored.current =>
    stored.current.revision > revision ? stored.current : { layout, revision };
  const send = (next: ProposalLayout, done: (revision: number) => void): void => {
    if (arrange.isPending) return;
    arrange.mutate(
      { layout: next, revision: current().revision },
      {
        onSuccess: (answer) => {
          stored.current = { layout: next, revision: answer.revision };
          done(answer.revision);
        },
        onError: (error) => {
          waiting.current = 0;
          showToast({ title: 'Not saved', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  const last = past.at(-1);
  const takeBack = (): void => {
    if (last === undefined) return;
    const now = current();
    const isLatest = now.revision === last.revision;
    const back = isLatest ? last.before : takenBack(now.layout, last);
    const earlier = past.slice(0, -1);
    if (back === null) {
      setPast(earlier);
      showToast({ title: 'Nothing to undo', description: 'It was changed again since, in another tab or by someone.' });
    } else
      send(back, (newest) => {
        // If nothing came between, what is stored now is what the change before led to.
        setPast(
          earlier.map((each, at) => (isLatest && at === earlier.length - 1 ? { ...each, revision: newest } : each)),
        );
      });
  };
  useEffect(() => {
    if (arrange.isPending || waiting.current === 0) return;
    waiting.current -= 1;
    takeBack();
  });
  return {
    busy: arrange.isPending,
    waits: arrange.isPaused,
    change: (next, done) => {
      const before = current().layout;
      send(next, (newest) => {
        setPast([...past, { before, after: next, revision: newest }]);
        done?.();
      });
    },
    undo:
      last === undefined
        ? null
        : () => {
            if (arrange.isPending) waiting.current = Math.min(waiting.current + 1, past.length);
            else takeBack();
          },
  };
}

/** Returns the layout with a block hidden or shown, overriding the template. */
export function withHidden(layout: ProposalLayout, id: string, hidden: boolean): ProposalLayout {
  const without = (ids: readonly string[]): string[] => ids.filter((each) => each !== id);
  return hidden
    ? { ...layout, hidden: [...without(layout.hidden), id], shown: without(layout.shown) }
    : { ...layout, hidden: without(layout.hidden), shown: [...without(layout.shown), id] };
}

/** Adds an id to the list, or removes it. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
