import type { ClaimMark } from '#contract/brief-marks.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useMarkClaim } from './marks.api.ts';

/** Statements hidden or marked wrong in a section, with a way to restore them. */
export function SetAside({ prepId, marks }: { prepId: string; marks: ClaimMark[] }) {
  const change = useMarkClaim(prepId);
  if (marks.length === 0) return null;
  const back = (mark: ClaimMark) => {
    change.mutate(
      { claimId: mark.claimId, was: mark.text, ...(mark.wrong ? { wrong: false } : { hidden: false }) },
      {
        onError: (error) => {
          showToast({ title: 'Not changed', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  const hidden = marks.filter((mark) => !mark.wrong).length;
  const wrong = marks.length - hidden;
  const words = [hidden > 0 ? `${hidden} hidden` : '', wrong > 0 ? `${wrong} marked wrong` : '']
    .filter(Boolean)
    .join(', ');
  return (
    <details data-screen-only className="mt-4 text-sm text-muted">
      <summary className="w-fit rounded-md text-xs leading-6 font-medium">{words}</summary>
      <ul className="mt-1 space-y-2">
        {marks.map((mark) => (
          <li key={mark.claimId} className="flex items-start justify-between gap-3">
            <span dir="auto" className={mark.wrong ? 'line-through' : ''}>
              {mark.text}
            </span>
            <Button
              look="quiet"
              aria-label={`${mark.wrong ? 'Not wrong after all' : 'Show again'}: ${mark.text.slice(0, 80)}`}
              onClick={() => {
                back(mark);
              }}
            >
              {mark.wrong ? 'Undo' : 'Show again'}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
