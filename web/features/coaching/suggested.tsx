import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { entriesOf, isListField, type SessionField } from '#contract/discovery-fields.ts';
import type { Suggestion } from '#contract/coaching.ts';
import { buttonClass } from '#web/components/button.tsx';
import { useHand } from '#web/lib/use-hand.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { fieldOfSuggestion, withSuggestion } from './accept-suggestions.ts';
import { useCoach, useMarkSuggestion } from './coaching.api.ts';
import { holdOffer, isSame, stillGiven, withoutOne, type HeldOffer } from './hold-offer.ts';
import { MomentLink } from './moment-link.tsx';
import { restsOn } from './rests-on.ts';
import { sayFailed } from './say-failed.ts';

/** A field and, while it has room, suggestions from the call below it; only the rep accepts, edits or clears them. */
export function Suggested({ field, children }: { field: SessionField; children: ReactNode }) {
  const { session, value, edit, lines } = useDiscovery();
  const coach = useCoach();
  const mark = useMarkSuggestion();
  const box = useRef<HTMLDivElement>(null);
  const shown = value(field);
  const hasRoom = isListField(field) ? shown.length < entriesOf[field] : shown.length === 0;
  // A suggestion may arrive before its line; it sorts last then, so that none of those shown moves.
  const placeOf = (lineId: string): number => {
    const at = lines.findIndex(({ id }) => id === lineId);
    return at < 0 ? lines.length : at;
  };
  // What was just accepted or cleared is gone at once, not once the server has said so.
  const [settled, setSettled] = useState<readonly Suggestion[]>([]);
  const told = (coach.data?.suggestions ?? []).filter(
    (each) => each.state === 'open' && fieldOfSuggestion(each) === field,
  );
  const waiting = settled.filter((one) => told.some((each) => isSame(one, each)));
  if (waiting.length < settled.length) setSettled(waiting);
  const open = told
    .filter((each) => !waiting.some((one) => isSame(one, each)))
    .toSorted((a, b) => placeOf(a.lineId) - placeOf(b.lineId));
  // What a field was filled with keeps its words and its moment in sight, also once it is edited.
  const accepted = (coach.data?.suggestions ?? []).filter(
    (each) =>
      each.state === 'accepted' &&
      fieldOfSuggestion(each) === field &&
      lines.some(({ id }) => id === each.lineId) &&
      restsOn(shown, each.text),
  );
  const [list, setList] = useState<HTMLElement | null>(null);
  const hand = useHand(list);
  const [held, setHeld] = useState<HeldOffer>(null);
  const offered = held ?? open;
  const next = holdOffer(held, open, hand);
  if (next !== held) setHeld(next);
  const settle = (one: Suggestion, state: 'accepted' | 'cleared') => {
    setHeld((before) => withoutOne(before, one));
    if (!stillGiven(open, one)) return;
    setSettled((before) => [...before, one]);
    mark.mutateAsync({ field: one.field, lineId: one.lineId, state }).catch((error: unknown) => {
      setSettled((before) => before.filter((each) => !isSame(each, one)));
      sayFailed('Not kept')(error);
    });
  };
  const take = (suggestion: Suggestion, thenEdit: boolean) => {
    const next = withSuggestion(field, shown, suggestion.text);
    if (next === null) return;
    edit(field, next, shown);
    settle(suggestion, 'accepted');
    // Waits until the field shows the words.
    if (thenEdit)
      setTimeout(() => [...(box.current?.querySelectorAll<HTMLElement>('textarea, input') ?? [])].at(-1)?.focus());
  };
  const button = `${buttonClass({ look: 'quiet' })} h-8 px-3`;
  return (
    <div ref={box}>
      {children}
      {accepted.length > 0 && (
        <ul aria-label="Said in the call" className="mt-1.5 space-y-1 text-sm text-muted">
          {accepted.map(({ lineId, text }) => (
            <li key={lineId} className="flex items-baseline gap-3">
              <MomentLink lineId={lineId} />
              <span dir="auto" className="min-w-0 flex-1">
                “{text}”
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasRoom && offered.length > 0 && (
        <ul ref={setList} aria-label="From the call" className="mt-2 space-y-2">
          {offered.map((each) => (
            <li key={each.lineId} className="rounded-md bg-accent-soft px-3 py-2 text-sm">
              <p className="flex gap-2 text-xs text-muted">
                From the call
                <span className="ms-auto">
                  <MomentLink lineId={each.lineId} />
                </span>
              </p>
              <p dir="auto" className="mt-0.5 font-serif text-base italic">
                “{each.text}”
              </p>
              {session.mayWrite && (
                <p className="mt-1 -ml-3 flex gap-1">
                  <button
                    type="button"
                    className={`${button} text-accent`}
                    onClick={() => {
                      take(each, false);
                    }}
                  >
                    Accept
                  </button>
                  <button
                    type="button"
                    className={button}
                    onClick={() => {
                      take(each, true);
                    }}
                  >
                    Edit
                  </button>
                  <button
                    type="button"
                    className={button}
                    onClick={() => {
                      settle(each, 'cleared');
                    }}
                  >
                    Clear
                  </button>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
