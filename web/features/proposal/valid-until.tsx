import { useEffect, useRef, useState } from 'react';
import { dayInWords } from '#contract/day-in-words.ts';
import type { ProposalState } from '#contract/proposal.ts';
import { TextField } from '#web/components/text-field.tsx';
import type { Arranging } from './use-layout.ts';

/** The last day this proposal holds; left empty, the template says it. */
export function ValidUntil({ state, arranging }: { state: ProposalState; arranging: Arranging }) {
  const { layout, document } = state;
  // Undefined: nothing was typed since the last save.
  const [typed, setTyped] = useState<string>();
  // A blur during another save waits for its end.
  const left = useRef(false);
  const stored = layout.validUntil ?? '';
  const isOver = typed !== undefined && typed !== '' && typed < document.day;
  const save = () => {
    left.current = arranging.busy;
    if (typed === undefined || isOver || arranging.busy) return;
    if (typed === stored) setTyped(undefined);
    else
      arranging.change({ ...layout, validUntil: typed === '' ? null : typed }, () => {
        setTyped(undefined);
      });
  };
  useEffect(() => {
    if (left.current && !arranging.busy) save();
  });
  const byTemplate =
    document.validUntil === undefined
      ? 'Empty: no last day is stated.'
      : `The template says ${dayInWords(document.validUntil)}.`;
  const where = document.cover === true ? '' : ' Only a cover page states it, and this proposal has none.';
  return (
    <TextField
      className="mt-4"
      label="Valid until"
      type="date"
      min={document.day}
      max="2099-12-31"
      value={typed ?? stored}
      help={`${stored === '' ? byTemplate : 'For this proposal alone.'}${where}`}
      {...(isOver ? { error: 'That day is before the proposal’s date.' } : {})}
      onChange={(event) => {
        setTyped(event.target.value);
        left.current = false;
      }}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
}
