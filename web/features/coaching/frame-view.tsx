import { useState } from 'react';
import type { CoachState } from '#contract/coaching.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { readDraft, writeDraft } from '#web/lib/draft.ts';
import { fieldOf, frameNames, frames, type FrameElement, type FrameName } from './frames.ts';

const chosen = 'qualification-frame';
const states = { empty: 'Empty', call: 'From the call', confirmed: 'Confirmed' } as const;
const looks: Record<keyof typeof states, string> = {
  empty: 'text-muted',
  call: 'text-amber',
  confirmed: 'text-accent',
};

/** One of the frames of qualification: which of its elements are empty, said in the call, or confirmed. */
export function FrameView({ coach: { suggestions, cards } }: { coach: CoachState }) {
  const { value } = useDiscovery();
  const [name, setName] = useState<FrameName>(
    () => frameNames.find((each) => each === readDraft(chosen)['name']) ?? 'MEDDICC',
  );
  const stateOf = ({ name: element, fields, heard }: FrameElement): keyof typeof states => {
    const facts = suggestions.filter(({ field }) => field === heard);
    if (fields.some((field) => value(field).length > 0) || facts.some(({ state }) => state === 'accepted'))
      return 'confirmed';
    const said = suggestions.some(({ field, state }) => {
      const of = field === 'decisionProcess' || field === 'budget' ? null : fieldOf[field];
      return state === 'open' && of !== null && fields.includes(of);
    });
    const rival = element === 'Competition' && cards.some(({ kind }) => kind === 'competitor');
    return said || rival || facts.length > 0 ? 'call' : 'empty';
  };
  const elements: readonly FrameElement[] = frames[name];
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="text-sm text-muted">Qualification</summary>
      <label className="mt-2 flex items-center gap-2 text-sm text-muted">
        Frame
        <select
          value={name}
          className="h-8 rounded-md border border-line-strong/70 bg-surface px-2 text-sm text-ink"
          onChange={(event) => {
            const next = frameNames.find((each) => each === event.target.value);
            if (next === undefined) return;
            setName(next);
            writeDraft(chosen, { name: next });
          }}
        >
          {frameNames.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <dl className="mt-2 divide-y divide-line text-sm">
        {elements.map((element) => {
          const state = stateOf(element);
          return (
            <div key={element.name} className="flex items-baseline justify-between gap-3 py-1.5">
              <dt>{element.name}</dt>
              <dd className={looks[state]}>{states[state]}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
