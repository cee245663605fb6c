import { Button } from '#web/components/button.tsx';
import { takeFocus } from '#web/lib/focus.ts';

export type Unnamed = 'keep' | 'prospect' | 'turns';

interface UnnamedQuestionProps {
  asks: { lines: number; turns: number };
  pending: boolean;
  onChoose: (unnamed: Unnamed) => void;
  onBack: () => void;
}

/** The one question about a transcript whose lines name nobody: what is to become of them. */
export function UnnamedQuestion({ asks: { lines, turns }, pending, onChoose, onBack }: UnnamedQuestionProps) {
  const choices: [unnamed: Unnamed, text: string, effect: string][] = [
    [
      'prospect',
      'Count all lines as the prospect’s words',
      'Fields, cards and next steps come from every line. Some may be your own words: check what you accept.',
    ],
    ...(turns > 1
      ? [
          [
            'turns',
            'Alternate between two speakers',
            `Blank lines or dashes set off ${turns} turns. Then you say which of the two is on your side.`,
          ] as [Unnamed, string, string],
        ]
      : []),
    [
      'keep',
      'Add without speakers',
      'You can read, search and ask the call. You can name speakers line by line later.',
    ],
  ];
  return (
    <div className="space-y-4">
      <p ref={takeFocus} tabIndex={-1} className="outline-none">
        {lines === 1 ? 'The line names no speaker.' : `None of the ${lines} lines names its speaker.`} Without speakers
        we can’t tell your words from the prospect’s, so the call fills no fields and brings no cards or next steps.
      </p>
      <ul className="space-y-3">
        {choices.map(([unnamed, text, effect]) => (
          <li key={unnamed}>
            <Button
              aria-describedby={`effect-${unnamed}`}
              aria-disabled={pending}
              onClick={() => {
                if (!pending) onChoose(unnamed);
              }}
            >
              {text}
            </Button>
            <p id={`effect-${unnamed}`} className="mt-1 text-sm text-muted">
              {effect}
            </p>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onBack}>
        Back to the text
      </Button>
    </div>
  );
}
