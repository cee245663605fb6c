import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { DomainEntry } from './domain-entry.tsx';
import { useClaimDomain, useSignInDomains } from './sign-in-domains.api.ts';

export function SignInDomainsScreen() {
  useDocumentTitle('Sign-in');
  const { membership } = useMember();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can decide how people sign in.</EmptyState>;
  return <SignInDomains />;
}

function SignInDomains() {
  const read = useSignInDomains();
  const { domains = [], hostedSignIn = true, signedInThereAs = null } = read.data ?? {};
  return (
    <div className="max-w-[860px]">
      <h1 className="font-serif text-2xl font-medium">Sign-in</h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        Verify your company&rsquo;s email domain, then require everyone with an address there to sign in on your
        company&rsquo;s own sign-in page.
      </p>
      {read.isPending && (
        <div className="mt-8">
          <SkeletonRows rows={3} label="Loading the domains" />
        </div>
      )}
      {read.isError && (
        <div className="mt-8">
          <FailedState
            title="Failed to load the domains"
            text={messageOf(read.error)}
            onRetry={() => {
              void read.refetch();
            }}
          />
        </div>
      )}
      {read.data !== undefined && !hostedSignIn && (
        <div className="mt-8">
          <EmptyState title="No hosted sign-in is set up">
            Your operator needs to connect your company&rsquo;s sign-in page with OIDC_ISSUER. Then you can require it
            here.
          </EmptyState>
        </div>
      )}
      {read.data !== undefined && hostedSignIn && <ClaimForm />}
      {domains.length > 0 && (
        <section aria-labelledby="domains" className="mt-10">
          <h2 id="domains" className="font-serif text-xl font-medium">
            Your domains
          </h2>
          <ul className="mt-3 border-t border-line">
            {domains.map((domain) => (
              <DomainEntry key={domain.domainId} domain={domain} signedInThereAs={signedInThereAs} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ClaimForm() {
  const claim = useClaimDomain();
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = () => {
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '' && !claim.isPending)
      claim.mutate(typed, {
        onSuccess: () => {
          setTyped('');
        },
      });
  };
  const error =
    empty && typed.trim() === ''
      ? 'Enter a domain such as company.com'
      : claim.isError
        ? messageOf(claim.error)
        : undefined;
  return (
    <form
      noValidate
      className="mt-8 flex items-start gap-3 max-sm:flex-col max-sm:items-stretch"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Domain"
        className="min-w-0 flex-1 sm:max-w-[400px]"
        placeholder="company.com"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="url"
        help="The part after the @ in your addresses. Claim each subdomain separately."
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          claim.reset();
        }}
      />
      <Button type="submit" look="primary" className="beside-field h-10" aria-disabled={claim.isPending}>
        {claim.isPending ? 'Claiming...' : 'Claim domain'}
      </Button>
    </form>
  );
}
