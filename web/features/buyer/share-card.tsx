import { Copy, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ProposalShare } from '#contract/buyer.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { formatDay } from '#web/lib/dates.ts';
import { AnswerList, openLinks } from './buyer-answers.tsx';
import { statusWords } from './buyer-words.ts';
import { useRevoke } from './buyer.api.ts';
import { FindingList } from './finding-list.tsx';
import { NumbersView } from './share-numbers.tsx';

function factsOf({ version, expiresAt, revoked, password, asksEmail, downloads, status, by }: ProposalShare): string {
  const until = revoked ? 'Revoked' : `${status === 'expired' ? 'Expired' : 'Works until'} ${formatDay(expiresAt)}`;
  return [
    `Version ${version.number}`,
    until,
    password ? 'Password' : '',
    asksEmail ? 'Asks for email' : '',
    downloads ? '' : 'No download',
    `by ${by}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One link: its status, reading numbers and responses. A new one is brought into view, since the form stands beside or below. */
export function ShareCard({ share, counted, isNew }: { share: ProposalShare; counted: boolean; isNew: boolean }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);
  const revoke = useRevoke();
  const [revoking, setRevoking] = useState(false);
  const { link, numbers, answers, status, recipient } = share;
  const title = recipient === '' ? `Link of ${formatDay(share.createdAt)}` : recipient;
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={title}
      className="scroll-mt-6 border-b border-line py-6 first:pt-0 last:border-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 dir="auto" className="text-base font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="text-sm">
            <span className="font-medium">{statusWords[status]}</span>
            {share.decidedBy !== '' && (status === 'accepted' || status === 'declined') && (
              <>
                {' '}
                by <bdi className="wrap-anywhere">{share.decidedBy}</bdi>
              </>
            )}
            {share.nextStep !== null && `, next step ${formatDay(share.nextStep)}`}
          </p>
          <p className="text-xs text-muted wrap-anywhere">{factsOf(share)}</p>
        </div>
        {numbers.readingNow > 0 && (
          <output className="rounded-full bg-accent-soft px-3 py-1 text-sm font-medium text-accent">
            {numbers.readingNow === 1 ? 'Reading now' : `${numbers.readingNow} reading now`}
          </output>
        )}
      </header>
      {link !== null && (
        <p className="mt-2 -ms-4 flex flex-wrap gap-1">
          <Button
            look="quiet"
            onClick={() => {
              void copyText(`${window.location.origin}${link}`, 'Link copied');
            }}
          >
            <Copy size={14} strokeWidth={1.5} aria-hidden="true" />
            Copy link
          </Button>
          <a href={link} target="_blank" rel="noopener" className={buttonClass({ look: 'quiet' })}>
            <ExternalLink size={14} strokeWidth={1.5} aria-hidden="true" />
            Open page
          </a>
          <Button
            look="quiet"
            onClick={() => {
              revoke.reset();
              setRevoking(true);
            }}
          >
            Revoke link
          </Button>
        </p>
      )}
      {revoking && (
        <ConfirmDialog
          title={`Revoke the link “${title}”?`}
          description="Nobody can open, accept or download the proposal by it any more, and it can’t work again. What buyers read and sent stays here."
          action="Revoke link"
          doing="Revoking..."
          isPending={revoke.isPending}
          {...(revoke.isError ? { error: `${messageOf(revoke.error)} The link still works.` } : {})}
          onConfirm={() => {
            if (!revoke.isPending)
              revoke.mutate(share.id, {
                onSuccess: () => {
                  setRevoking(false);
                },
              });
          }}
          onClose={() => {
            setRevoking(false);
          }}
        />
      )}
      <div className="mt-4">
        {counted || numbers.opens > 0 ? (
          <NumbersView numbers={numbers} />
        ) : (
          <p className="text-sm text-muted">Your organization doesn’t count views.</p>
        )}
      </div>
      {share.findings.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="text-muted hover:text-ink">
            {share.by} sent it anyway: {share.findings.length === 1 ? '1 finding' : `${share.findings.length} findings`}
          </summary>
          <FindingList findings={share.findings} />
        </details>
      )}
      {answers.length > 0 && (
        <div className="mt-4">
          <AnswerList answers={answers.toReversed()} open={openLinks([share])} label={`Sent by the buyer: ${title}`} />
        </div>
      )}
    </article>
  );
}
