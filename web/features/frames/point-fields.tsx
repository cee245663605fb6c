import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { frameLimits } from '#contract/frame-limits.ts';
import { frameFacts, type FrameFact } from '#contract/frames.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { PointDraft } from './frame-draft.ts';

const factWords: Record<FrameFact, string> = {
  barriers: 'Barriers',
  financialImpact: 'Financial impact today',
  targetDate: 'Target date',
  emotionalImpact: 'Emotional impact',
  outcomes: 'Desired outcomes',
  impact: 'Financial impact of the change',
  relief: 'Emotional relief',
  decisionProcess: 'Decision process',
  budget: 'Budget',
  currentSituation: 'Current situation',
  competitor: 'A competitor is named',
  economicBuyer: 'Who signs',
  decisionCriteria: 'Decision criteria',
};
const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface PointFieldsProps {
  point: PointDraft;
  /** Position from 1, and total. */
  number: number;
  count: number;
  wrong: (field: 'label' | 'hint' | 'facts' | 'words') => string | undefined;
  onChange: (point: PointDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One point of a frame: its label, question, and what fills it during a call. */
export function PointFields({ point, number, count, wrong, onChange, onMove, onRemove }: PointFieldsProps) {
  const { label, hint, facts, words } = point;
  const noFacts = wrong('facts');
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="sr-only">Point {number}</legend>
      <div className="mb-2 flex items-center gap-1">
        <p aria-hidden="true" className="overline-label me-auto">
          Point {number}
        </p>
        {([-1, 1] as const).map((by) => {
          const Icon = by === -1 ? ArrowUp : ArrowDown;
          const off = by === -1 ? number === 1 : number === count;
          return (
            <IconButton
              key={by}
              look="quiet"
              className="size-8 text-muted"
              aria-label={`${by === -1 ? 'Move up' : 'Move down'}: point ${number}`}
              aria-disabled={off}
              onClick={() => {
                if (!off) onMove(by);
              }}
            >
              <Icon {...icon} />
            </IconButton>
          );
        })}
        <IconButton
          look="quiet"
          className="size-8 text-muted"
          aria-label={`Remove point ${number}`}
          aria-disabled={count === 1}
          onClick={() => {
            if (count > 1) onRemove();
          }}
        >
          <Trash2 {...icon} />
        </IconButton>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Label"
          maxLength={frameLimits.labelMax}
          value={label}
          error={wrong('label')}
          onChange={(event) => {
            onChange({ ...point, label: event.target.value });
          }}
        />
        <TextField
          label="What to ask"
          help="Shown while the point is empty"
          maxLength={frameLimits.hintMax}
          value={hint}
          error={wrong('hint')}
          onChange={(event) => {
            onChange({ ...point, hint: event.target.value });
          }}
        />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <fieldset aria-invalid={noFacts !== undefined}>
          <legend className="mb-1 text-sm font-medium">Filled by</legend>
          <div className="grid gap-x-4 gap-y-1">
            {frameFacts.map((fact) => (
              <label key={fact} className="flex items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-accent"
                  checked={facts.includes(fact)}
                  onChange={(event) => {
                    const others = facts.filter((each) => each !== fact);
                    onChange({ ...point, facts: event.target.checked ? [...others, fact] : others });
                  }}
                />
                {factWords[fact]}
              </label>
            ))}
          </div>
          {noFacts !== undefined && <p className="mt-1 text-sm font-medium text-red">{noFacts}</p>}
        </fieldset>
        <TextArea
          label="Or by these words"
          help="Words or phrases of the prospect or a note, one per line"
          value={words}
          error={wrong('words')}
          onChange={(event) => {
            onChange({ ...point, words: event.target.value });
          }}
        />
      </div>
    </fieldset>
  );
}
