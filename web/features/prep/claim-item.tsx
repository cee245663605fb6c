import { useState } from 'react';
import type { Claim } from '#contract/evidence.ts';
import { Pin } from 'lucide-react';
import { formatDay } from '#web/lib/dates.ts';
import { directionOf } from '#web/components/direction-of.ts';
import { useBriefEvidence } from './brief-evidence.ts';
import { ClaimEditor } from '#web/features/marks/claim-editor.tsx';
import { ClaimLine, type ClaimPlace } from './claim-line.tsx';
import { ClaimMenu } from '#web/features/marks/claim-menu.tsx';

/** One statement of a section with its marks and actions. */
export function ClaimItem({ claim, goesOn = false, beside }: { claim: Claim } & ClaimPlace) {
  const { marks, changing, fresh } = useBriefEvidence();
  const [editing, setEditing] = useState(false);
  const mark = marks.get(claim.id);
  return (
    <div className="group/claim flex items-start gap-1" data-claim={claim.id}>
      <div className="min-w-0 flex-1">
        {editing && changing !== null ? (
          <ClaimEditor
            prepId={changing}
            claim={claim}
            original={mark?.edited?.original ?? null}
            onClose={() => {
              setEditing(false);
            }}
          />
        ) : (
          <ClaimLine claim={claim} goesOn={goesOn} beside={beside} />
        )}
        {(mark?.pinned === true || mark?.edited || mark?.kept === true || fresh.has(claim.id)) && (
          <span className="mt-0.5 flex flex-wrap gap-x-3 font-sans text-xs leading-5 text-muted">
            {fresh.has(claim.id) && <span className="font-semibold text-accent">New</span>}
            {mark?.pinned === true && (
              <span className="inline-flex items-center gap-1">
                <Pin size={11} strokeWidth={2} aria-hidden="true" />
                Pinned
              </span>
            )}
            {mark?.kept === true && (
              <span>Not found again by the last refresh; kept because it was {mark.pinned ? 'pinned' : 'edited'}</span>
            )}
            {mark?.edited && (
              <details className="min-w-0">
                <summary className="w-fit rounded-md">
                  Edited by <bdi>{mark.edited.by}</bdi>, {formatDay(mark.edited.at)}
                </summary>
                <span dir={directionOf(mark.edited.original)} className="block">
                  As written: {mark.edited.original}
                </span>
              </details>
            )}
          </span>
        )}
      </div>
      {changing !== null && !editing && claim.kind !== 'not-found' && (
        <ClaimMenu
          prepId={changing}
          claim={claim}
          onEdit={() => {
            setEditing(true);
          }}
        />
      )}
    </div>
  );
}
