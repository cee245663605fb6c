import { useState } from 'react';
import type { ProposalVersion } from '#contract/proposal.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { ApprovalPanel } from './approval.tsx';
import { useBuyers } from './buyer.api.ts';
import { ShareCard } from './share-card.tsx';
import { ShareForm } from './share-form.tsx';
import { SharingSettingsForm } from './sharing-settings.tsx';

/** Links for buyers, with reading numbers and responses. */
export function ShareTab({ versions }: { versions: readonly ProposalVersion[] }) {
  const buyers = useBuyers();
  const { membership } = useMember();
  const [made, setMade] = useState<string | null>(null);
  if (buyers.data === undefined)
    return buyers.error === null ? (
      <SkeletonRows rows={4} label="Loading links" />
    ) : (
      <FailedState
        title="Failed to load the links"
        text={messageOf(buyers.error)}
        onRetry={() => {
          void buyers.refetch();
        }}
      />
    );
  const { shares, settings, mayShare } = buyers.data;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <section aria-label="Links" className="min-w-0">
        {settings.approval && (
          <div className="mb-6">
            <ApprovalPanel mayAsk={mayShare} />
          </div>
        )}
        {shares.length === 0 ? (
          <p className="text-muted">
            Links to this proposal appear here, with what buyers read and ask. Create the first one.
          </p>
        ) : (
          shares.map((share) => (
            <ShareCard key={share.id} share={share} counted={settings.countViews} isNew={share.id === made} />
          ))
        )}
      </section>
      <div className="min-w-0 space-y-8 max-lg:border-t max-lg:border-line max-lg:pt-6">
        {mayShare && (
          <section aria-labelledby="new-link">
            <h2 id="new-link" className="text-base font-semibold">
              Create a link
            </h2>
            <p className="mt-1 mb-4 text-sm text-muted">
              A link shows one version. Later changes of the proposal don’t change it.
            </p>
            <ShareForm versions={versions} onMade={setMade} />
          </section>
        )}
        {membership.role === 'org:admin' && <SharingSettingsForm settings={settings} />}
      </div>
    </div>
  );
}
