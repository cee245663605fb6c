import { Button } from '#web/components/button.tsx';
import { WordDiff } from '#web/components/word-diff.tsx';
import type { Rewritten } from './proposal.api.ts';
import { RefusedLines } from './rewrite-panel.tsx';

interface RewriteOfferProps {
  offer: Rewritten;
  title: string;
  /** Whether the block still reads as it did. */
  stands: boolean;
  onAccept: () => void;
  onReject: () => void;
}

/** A block as it would read, to accept or reject. */
export function RewriteOffer({
  offer: { before, after, note, refused },
  title,
  stands,
  onAccept,
  onReject,
}: RewriteOfferProps) {
  const same = before.join('\n') === after.join('\n');
  return (
    <li className="space-y-3 py-3">
      <h3 dir="auto" className="overline-label">
        {title}
      </h3>
      {note !== '' && <p className="text-amber">{note} Rules wrote instead.</p>}
      {refused.length > 0 && <RefusedLines lines={refused} />}
      {!stands ? (
        <p className="font-medium text-amber">The block has changed. Choose again to compare with how it reads now.</p>
      ) : same ? (
        <p>The block is unchanged.</p>
      ) : (
        <>
          <WordDiff before={before.join('\n')} after={after.join('\n')} />
          <p className="flex gap-2">
            <Button aria-label={`Accept: ${title}`} onClick={onAccept}>
              Accept
            </Button>
            <Button look="quiet" aria-label={`Reject: ${title}`} onClick={onReject}>
              Reject
            </Button>
          </p>
        </>
      )}
    </li>
  );
}
