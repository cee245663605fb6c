import { useState } from 'react';
import type { z } from 'zod';
import type { checkDuplicates } from '#contract/content-library.ts';
import type { OnDuplicate } from '#contract/content.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { count } from '#web/features/content/content-words.ts';

export type DuplicateMatch = z.infer<typeof checkDuplicates.output>['matches'][number];
export type Decisions = Record<string, OnDuplicate>;

interface DuplicatesDialogProps {
  matches: DuplicateMatch[];
  /** By file key. */
  names: Record<string, string>;
  onDecide: (decisions: Decisions) => void;
  onClose: () => void;
}

const ways: { value: OnDuplicate; text: string }[] = [
  { value: 'replace', text: 'Replace as new version' },
  { value: 'keep', text: 'Keep both' },
  { value: 'skip', text: 'Skip' },
];

/** Suggests skipping identical bytes; the same name is usually a new version. */
function proposal({ same }: DuplicateMatch): OnDuplicate {
  return same === 'content' ? 'skip' : 'replace';
}

export function DuplicatesDialog({ matches, names, onDecide, onClose }: DuplicatesDialogProps) {
  const [decisions, setDecisions] = useState<Decisions>(() =>
    Object.fromEntries(matches.map((match) => [match.fileKey, proposal(match)])),
  );
  const skipped = Object.values(decisions).filter((one) => one === 'skip').length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={matches.length === 1 ? 'This file is already here' : `${matches.length} files are already here`}
      description="A new version replaces what agents quote. What was cited before keeps the version it cites."
    >
      {matches.length > 1 && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-sm">
          For all:
          {ways.map(({ value, text }) => (
            <Button
              key={value}
              className="h-8 px-2.5"
              onClick={() => {
                setDecisions(Object.fromEntries(matches.map(({ fileKey }) => [fileKey, value])));
              }}
            >
              {text}
            </Button>
          ))}
        </p>
      )}
      <ul className="space-y-4">
        {matches.map((match) => (
          <li key={match.fileKey}>
            <fieldset>
              <legend className="font-medium wrap-anywhere">
                <bdi>{names[match.fileKey] ?? match.name}</bdi>
              </legend>
              <p className="mb-1 text-sm text-muted">
                {match.same === 'content' ? 'The same content as' : 'Other content under the name of'}{' '}
                <bdi>{match.name}</bdi>, version {match.version}, of {formatDay(match.createdAt)}
              </p>
              {ways.map(({ value, text }) => (
                <label key={value} className="flex items-center gap-2 py-0.5 text-sm">
                  <input
                    type="radio"
                    name={match.fileKey}
                    value={value}
                    checked={decisions[match.fileKey] === value}
                    className="size-4 accent-accent"
                    onChange={() => {
                      setDecisions({ ...decisions, [match.fileKey]: value });
                    }}
                  />
                  {text}
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>Back</Button>
        <Button
          look="primary"
          onClick={() => {
            onDecide(decisions);
          }}
        >
          {skipped === matches.length ? `Skip ${count(skipped, 'file')}` : 'Continue'}
        </Button>
      </div>
    </Dialog>
  );
}
