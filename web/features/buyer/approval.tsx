import { useState } from 'react';
import type { ProposalApproval } from '#contract/approval.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { useApprovals, useAskApproval, useDecideApproval } from './approval.api.ts';

const words = { approved: 'Approved', returned: 'Sent back' } as const;

/** An admin's actions on a waiting version. */
function Decide({ approval }: { approval: ProposalApproval }) {
  const decide = useDecideApproval();
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  useUnsaved(comment.trim() !== '');
  const send = (decision: 'approved' | 'returned') => {
    setMissing(decision === 'returned' && comment.trim() === '');
    if (decide.isPending || (decision === 'returned' && comment.trim() === '')) return;
    decide.mutate({ versionId: approval.version.id, decision, comment });
  };
  return (
    <div className="mt-3 space-y-3">
      <TextArea
        label="Comment"
        rows={3}
        value={comment}
        maxLength={limits.buyer.textMax}
        {...(missing ? { error: 'Say what should change' } : {})}
        onChange={(event) => {
          setComment(event.target.value);
          setMissing(false);
        }}
      />
      <p className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={() => {
            send('approved');
          }}
        >
          Approve version {approval.version.number}
        </Button>
        <Button
          onClick={() => {
            send('returned');
          }}
        >
          Send back
        </Button>
      </p>
      {decide.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(decide.error)}
        </p>
      )}
    </div>
  );
}

function Asked({ approval, isAdmin }: { approval: ProposalApproval; isAdmin: boolean }) {
  const { version, decision, comment, askedBy, askedAt, decidedBy, decidedAt, current } = approval;
  return (
    <li className="py-3 text-sm">
      <p className="font-medium">
        Version {version.number}: {decision === null ? 'Waiting for an admin' : `${words[decision]} by ${decidedBy}`}
      </p>
      <p className="text-xs text-muted">
        {decidedAt === null ? `Asked by ${askedBy} ${formatWhen(askedAt)}` : formatWhen(decidedAt)}
        {!current && ' · The proposal changed since'}
      </p>
      {comment !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {comment}
        </p>
      )}
      {decision === null && isAdmin && <Decide approval={approval} />}
    </li>
  );
}

/** Shows a proposal's approvals and the request button, if the organization requires approval. */
export function ApprovalPanel({ mayAsk }: { mayAsk: boolean }) {
  const approvals = useApprovals();
  const ask = useAskApproval();
  const isAdmin = useMember().membership.role === 'org:admin';
  if (approvals.error !== null)
    return (
      <FailedState
        title="Failed to load the approvals"
        text={messageOf(approvals.error)}
        onRetry={() => {
          void approvals.refetch();
        }}
      />
    );
  if (approvals.data === undefined) return <SkeletonRows rows={1} label="Loading approvals" />;
  const open = approvals.data.some(({ current, decision }) => current && decision !== 'returned');
  return (
    <section aria-labelledby="approval" className="border-b border-line pb-6">
      <h2 id="approval" className="text-base font-semibold">
        Approval
      </h2>
      <p className="mt-1 text-sm text-muted">
        Your organization sends only what an admin approved. After a change, ask again.
      </p>
      <ul className="divide-y divide-line">
        {approvals.data.map((approval) => (
          <Asked key={approval.version.id} approval={approval} isAdmin={isAdmin} />
        ))}
      </ul>
      {mayAsk && !open && (
        <Button
          className="mt-3"
          onClick={() => {
            if (!ask.isPending) ask.mutate(undefined);
          }}
        >
          {ask.isPending ? 'Asking...' : 'Ask for approval'}
        </Button>
      )}
      {ask.isError && (
        <p role="alert" className="mt-2 text-sm font-medium text-red">
          {messageOf(ask.error)}
        </p>
      )}
    </section>
  );
}
