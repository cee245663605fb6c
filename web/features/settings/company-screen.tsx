import { ImageOff } from 'lucide-react';
import type { CompanyRecord } from '#contract/records-company.ts';
import { Picture } from '#web/components/picture.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { useClient } from '#web/features/onboarding/client.api.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { CompanyForm } from './company-form.tsx';

/** Read-only company details for members. */
function CompanyFacts({ fields }: CompanyRecord) {
  const facts = [
    ['Name', fields['Company Name']],
    ['Website', fields['Company Website']],
    ['Industry', fields['Company Industry']],
    ['Employees', fields['Company Size'] || 'Not set'],
    ['Description', fields['Company Description'] || 'Not set'],
  ] as const;
  return (
    <>
      <Picture
        src={fields['logo url']}
        alt="Logo"
        className="mt-6 size-16 rounded-md border border-line object-cover"
        otherwise={
          fields['logo url'] !== '' && (
            <span className="mt-6 flex size-16 items-center justify-center rounded-md border border-line bg-sunken text-muted">
              <ImageOff size={18} strokeWidth={1.5} aria-label="The logo can’t be loaded" />
            </span>
          )
        }
      />
      <dl className="mt-6 border-t border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[180px_1fr]">
            <dt className="text-sm leading-6 text-muted">{name}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">Only admins can change this.</p>
    </>
  );
}

export function CompanyScreen() {
  useDocumentTitle('Company');
  const { membership } = useMember();
  const client = useClient();
  return (
    <section aria-labelledby="company" className="max-w-[720px]">
      <h1 id="company" className="font-serif text-2xl font-medium">
        Company
      </h1>
      {client.isPending && <SkeletonRows rows={5} label="Loading company details" />}
      {client.isError && client.data === undefined && (
        <div className="mt-6">
          <FailedState
            title="Error: Unable to load client data. Please try again."
            onRetry={() => {
              void client.refetch();
            }}
          />
        </div>
      )}
      {client.data === null && (
        <p className="mt-4 text-muted">Company details appear here once your company is set up.</p>
      )}
      {client.data &&
        (membership.role === 'org:admin' ? <CompanyForm record={client.data} /> : <CompanyFacts {...client.data} />)}
    </section>
  );
}
