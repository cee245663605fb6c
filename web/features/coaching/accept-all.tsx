import { CheckCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionField } from '#contract/discovery-fields.ts';
import { Button } from '#web/components/button.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { fieldOfSuggestion, waitingOf, withoutAccepted, type Accepted } from './accept-suggestions.ts';
import { useCoach, useMarkSuggestion } from './coaching.api.ts';
import { sayFailed } from './say-failed.ts';

/** Returns the suggestions of the open session that have room in their fields, in the order of the call. */
export function useWaiting() {
  const { value, lines } = useDiscovery();
  const coach = useCoach();
  const places = new Map(lines.map(({ id }, at) => [id, at]));
  const placeOf = (lineId: string): number => places.get(lineId) ?? lines.length;
  return waitingOf(
    (coach.data?.suggestions ?? []).toSorted((a, b) => placeOf(a.lineId) - placeOf(b.lineId)),
    value,
  );
}

/** Returns how many suggestions wait for these fields. */
export const countWaiting = ({ waiting }: ReturnType<typeof useWaiting>, fields: readonly SessionField[]): number =>
  waiting.filter(({ field }) => fields.includes(field)).length;

/** Accepts every suggestion that overwrites nothing, and takes that back. */
export function AcceptAll({ waiting, fields }: ReturnType<typeof useWaiting>) {
  const { session, value, edit } = useDiscovery();
  const mark = useMarkSuggestion();
  const [done, setDone] = useState<Accepted | null>(null);
  const count = waiting.length;
  const setStates = (suggestions: Accepted['suggestions'], state: 'accepted' | 'open') => {
    for (const { field, lineId } of suggestions)
      mark.mutate({ field, lineId, state }, { onError: sayFailed('Not kept') });
  };
  const accept = () => {
    for (const { field, before, after } of fields) edit(field, after, before);
    const suggestions = waiting.map(({ suggestion }) => suggestion);
    setStates(suggestions, 'accepted');
    setDone({ suggestions, fields });
  };
  const undo = () => {
    if (done === null) return;
    const restored = new Set<SessionField>();
    for (const change of done.fields) {
      const now = value(change.field);
      const left = withoutAccepted(change, now);
      if (left === null) continue;
      restored.add(change.field);
      edit(change.field, left, now);
    }
    setStates(
      done.suggestions.filter((each) => {
        const field = fieldOfSuggestion(each);
        return field !== null && restored.has(field);
      }),
      'open',
    );
    setDone(null);
  };
  if (!session.mayWrite) return null;
  const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden lg:px-1">
      {count > 0 && (
        <Button
          className="h-8 px-2.5"
          aria-label={count === 1 ? 'Accept 1 suggestion' : `Accept all ${count} suggestions`}
          onClick={accept}
        >
          <CheckCheck {...icon} />
          {count === 1 ? 'Accept 1' : `Accept all ${count}`}
        </Button>
      )}
      {done !== null && (
        <>
          <output className="text-sm text-muted">{done.suggestions.length} accepted</output>
          <Button look="quiet" className="h-8 px-2.5" onClick={undo}>
            <Undo2 {...icon} />
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
