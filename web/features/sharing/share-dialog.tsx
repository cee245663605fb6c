import { Copy } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Share } from '#contract/prep-reading.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { formatDay } from '#web/lib/dates.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { useCreateShare, useRevokeShare, useShares } from './sharing.api.ts';

const stateWords: Record<Share['state'], string> = {
  open: 'Open until',
  expired: 'Expired on',
  revoked: 'Revoked; would have run until',
};

/** Links that show the brief without signing in: create, copy, revoke. */
export function ShareDialog({ prepId, onClose }: { prepId: string; onClose: () => void }) {
  const shares = useShares(prepId);
  const create = useCreateShare(prepId);
  const [days, setDays] = useState<number>(limits.reading.shareDays[1]);
  // One id for repeated clicks, so that they create one link.
  const [shareId, setShareId] = useState(newUuid);
  const make = () => {
    if (create.isPending) return;
    create.mutate(
      { shareId, days },
      {
        onSuccess: ({ share }) => {
          setShareId(newUuid());
          if (share.link !== null) void copyText(`${window.location.origin}${share.link}`, 'Link copied');
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this brief"
      description="Anyone with the link can read the current brief, with your notes and without what you hid. They can’t change it, and search engines don’t list it."
    >
      <div className="flex flex-wrap items-end gap-3">
        <label className="flex items-center gap-3 text-sm font-medium">
          The link works for
          <select
            value={days}
            onChange={(event) => {
              setDays(Number(event.target.value));
            }}
            className="h-9 rounded-md border border-line-strong/50 bg-surface px-2 text-sm"
          >
            {limits.reading.shareDays.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? 'one day' : `${each} days`}
              </option>
            ))}
          </select>
        </label>
        <Button look="primary" onClick={make}>
          {create.isPending ? 'Making...' : 'Create link'}
        </Button>
      </div>
      {create.isError && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          {messageOf(create.error)}
        </p>
      )}
      <div className="mt-5">
        {shares.isPending && <SkeletonRows rows={1} label="Loading links" />}
        {shares.isError && (
          <FailedState
            title="Failed to load the links"
            text={messageOf(shares.error)}
            onRetry={() => {
              void shares.refetch();
            }}
          />
        )}
        {shares.data?.length === 0 && (
          <p className="text-sm text-muted">No link yet. No one outside your organization can read this brief.</p>
        )}
        {shares.data !== undefined && shares.data.length > 0 && (
          <ul aria-label="Links" className="divide-y divide-line border-y border-line">
            {shares.data.map((share) => (
              <ShareRow key={share.id} prepId={prepId} share={share} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

function ShareRow({ prepId, share }: { prepId: string; share: Share }) {
  const revoke = useRevokeShare(prepId);
  const [revoking, setRevoking] = useState(false);
  const { link } = share;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm">
      <span className={share.state === 'open' ? '' : 'text-muted'}>
        {stateWords[share.state]} {formatDay(share.expiresAt)}
        <span className="block text-xs text-muted">
          Created by <bdi>{share.by}</bdi>, {formatDay(share.createdAt)}
        </span>
      </span>
      {link !== null && (
        <span className="flex gap-1">
          <Button
            look="quiet"
            onClick={() => {
              void copyText(`${window.location.origin}${link}`, 'Link copied');
            }}
          >
            <Copy size={14} strokeWidth={1.5} aria-hidden="true" />
            Copy
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              revoke.reset();
              setRevoking(true);
            }}
          >
            Revoke link
          </Button>
        </span>
      )}
      {revoking && (
        <ConfirmDialog
          title={`Revoke the link of ${formatDay(share.createdAt)}?`}
          description="Nobody can open the brief by it any more, and it can’t work again. The brief stays as it is."
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
    </li>
  );
}
