import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { SignInDomain } from '#contract/sign-in-domains.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useProveDomain, useRemoveDomain, useRequireHosted } from './sign-in-domains.api.ts';

type Asked = 'require' | 'remove' | null;

function stateOf({ proven, required }: SignInDomain) {
  if (required) return <StatusMark mark="done" text="Hosted sign-in required" />;
  return proven ? (
    <StatusMark mark="done" text="Verified" />
  ) : (
    <StatusMark mark="waiting" text="Waiting for its record" />
  );
}

export function DomainEntry({ domain, signedInThereAs }: { domain: SignInDomain; signedInThereAs: string | null }) {
  const [asked, setAsked] = useState<Asked>(null);
  const require = useRequireHosted();
  const { domainId, domain: name, proven, required } = domain;
  const cameThere = signedInThereAs?.toLowerCase().endsWith(`@${name}`) === true;
  const end = () => {
    require.mutate(
      { domainId, required: false },
      {
        onSuccess: () => {
          showToast({ title: 'No longer required', description: `Addresses at ${name} can sign in any way again.` });
        },
        onError: (error) => {
          showToast({ title: 'Not changed', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 font-medium wrap-anywhere">{name}</h3>
        <div className="flex flex-wrap items-center gap-3">
          {stateOf(domain)}
          {required && (
            <Button
              aria-disabled={require.isPending}
              onClick={() => {
                if (!require.isPending) end();
              }}
            >
              No longer require it
            </Button>
          )}
          {proven && !required && cameThere && (
            <Button
              onClick={() => {
                setAsked('require');
              }}
            >
              Require hosted sign-in
            </Button>
          )}
          <Button
            look="quiet"
            className="-mx-4 text-muted hover:text-red sm:ms-0"
            aria-label={`Remove ${name}`}
            onClick={() => {
              setAsked('remove');
            }}
          >
            Remove
          </Button>
        </div>
      </div>
      {!proven && <Record domain={domain} />}
      {proven && !required && !cameThere && (
        <p className="mt-2 max-w-[68ch] text-sm text-muted">
          To require hosted sign-in, sign in on your company&rsquo;s sign-in page with an address at {name} first. This
          shows that it works before it becomes the only way in.
        </p>
      )}
      {proven && <Unconfirmed domain={domain} />}
      {asked === 'require' && (
        <RequireDialog
          domain={domain}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
      {asked === 'remove' && (
        <RemoveDialog
          domain={domain}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </li>
  );
}

function Record({ domain: { domainId, domain, record } }: { domain: SignInDomain }) {
  const prove = useProveDomain();
  return (
    <div className="mt-3 space-y-3">
      <p className="max-w-[68ch] text-sm text-muted">Publish this TXT record in the DNS of {domain}, then check it.</p>
      <dl className="rounded-md border border-line bg-sunken px-4 py-1 text-sm">
        {(
          [
            ['Name', record.name],
            ['Value', record.value],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="flex items-center gap-3 py-1.5">
            <dt className="w-14 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 flex-1 font-mono wrap-anywhere">{value}</dd>
            <dd className="shrink-0">
              <IconButton
                look="quiet"
                aria-label={`Copy the ${name.toLowerCase()} of the record for ${domain}`}
                onClick={() => {
                  void copyText(value, `${name} copied`);
                }}
              >
                <Copy size={15} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
      {prove.isError && (
        <p role="alert" className="max-w-[68ch] text-sm font-medium text-red">
          {messageOf(prove.error)}
        </p>
      )}
      <Button
        aria-disabled={prove.isPending}
        onClick={() => {
          if (!prove.isPending)
            prove.mutate(domainId, {
              onSuccess: () => {
                showToast({ title: 'Domain proven', description: domain });
              },
            });
        }}
      >
        {prove.isPending ? 'Looking...' : 'Check record'}
      </Button>
    </div>
  );
}

function Unconfirmed({ domain: { unconfirmed } }: { domain: SignInDomain }) {
  if (unconfirmed.length === 0) return null;
  return (
    <p className="mt-2 max-w-[68ch] rounded-md bg-amber-soft px-4 py-3 text-sm wrap-anywhere">
      {unconfirmed.length === 1 ? 'One member has' : `${unconfirmed.length} members have`} not confirmed their address
      yet, and can’t sign in on your company&rsquo;s page until they do: {unconfirmed.join(', ')}
    </p>
  );
}

function RequireDialog({ domain, onClose }: { domain: SignInDomain; onClose: () => void }) {
  const require = useRequireHosted();
  const go = () => {
    require.mutate(
      { domainId: domain.domainId, required: true },
      {
        onSuccess: ({ signedOut }) => {
          showToast({
            title: 'Hosted sign-in required',
            description: `${signedOut === 1 ? '1 other session was' : `${signedOut} other sessions were`} ended.`,
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Require hosted sign-in for ${domain.domain}?`}
      description={`Everyone with an address at ${domain.domain} then signs in only on your company’s page. Passwords, passkeys and reset links stop working for them, and anyone signed in that way is signed out now. What they typed is kept.`}
    >
      <Unconfirmed domain={domain} />
      {require.isError && (
        <p role="alert" className="mb-4 text-sm font-medium text-red">
          {messageOf(require.error)}
        </p>
      )}
      <div className="mt-4 flex gap-3">
        <Button
          look="primary"
          aria-disabled={require.isPending}
          onClick={() => {
            if (!require.isPending) go();
          }}
        >
          {require.isPending ? 'Changing...' : 'Require it'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

function RemoveDialog({
  domain: { domainId, domain, required },
  onClose,
}: {
  domain: SignInDomain;
  onClose: () => void;
}) {
  const remove = useRemoveDomain();
  const after = required ? 'Its addresses can sign in any way again.' : 'Sign-ins don’t change.';
  return (
    <ConfirmDialog
      title={`Remove ${domain}?`}
      description={`${after} To use the domain here later, claim and verify it again.`}
      action="Remove the domain"
      doing="Removing..."
      isPending={remove.isPending}
      error={remove.isError ? messageOf(remove.error) : undefined}
      onConfirm={() => {
        if (!remove.isPending) remove.mutate(domainId, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
