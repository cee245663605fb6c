import { LoaderCircle } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { isWebsite, logoSizeText, logoTypeText, requiredFieldsText, websiteText } from '#contract/company.ts';
import { industries } from '#contract/industries.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { CallError } from '#web/lib/call-error.ts';
import { readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { LogoField } from './logo-field.tsx';
import { useClient } from './client.api.ts';
import { useSetUpCompany } from './onboarding.api.ts';
import { WebsiteProposal } from './website-proposal.tsx';

type Field = 'website' | 'industry' | 'logo';
interface Problem {
  field: Field;
  text: string;
}

/** Returns the first problem in the specified order: required fields, then the URL, then the logo (decision A145). */
function problemOf(website: string, industry: string, logo: File | null): Problem | null {
  if (website.trim() === '') return { field: 'website', text: requiredFieldsText };
  if (industry === '') return { field: 'industry', text: requiredFieldsText };
  if (logo === null) return { field: 'logo', text: requiredFieldsText };
  if (!isWebsite(website.trim())) return { field: 'website', text: websiteText };
  if (!logo.type.startsWith('image/')) return { field: 'logo', text: logoTypeText };
  if (logo.size >= limits.logo.bytes) return { field: 'logo', text: logoSizeText };
  return null;
}

export function CompanyStep() {
  const { membership } = useMember();
  const client = useClient();
  const setUp = useSetUpCompany();
  const draftKey = `company:${membership.clerkOrgId}`;
  const [values, setValues] = useState(() => ({ website: '', industry: '', ...readDraft(draftKey) }));
  const [logo, setLogo] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    writeDraft(draftKey, values);
  }, [draftKey, values]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (setUp.isPending) return;
    const found = problemOf(values.website, values.industry, logo);
    setProblem(found);
    if (found) form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    else if (logo) setUp.mutate({ website: values.website.trim(), industrySlug: values.industry, logo });
  };
  const change = (next: Partial<typeof values>) => {
    setValues({ ...values, ...next });
    setProblem(null);
  };
  const errorOf = (field: Field) => (problem?.field === field ? problem.text : undefined);
  if (client.isPending) {
    return (
      <output className="flex items-center gap-3 py-16 text-muted">
        <LoaderCircle size={18} aria-hidden="true" className="animate-turn text-accent" />
        Loading organization info...
      </output>
    );
  }
  // Names a logo that only the server could reject; any other failure has the one specified text.
  const told =
    setUp.error instanceof CallError && [logoTypeText, logoSizeText].includes(setUp.error.message)
      ? setUp.error.message
      : 'An error occurred during setup. Please try again.';
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Dialog.Title className="font-serif text-2xl font-medium">Company Details</Dialog.Title>
      <p className="mt-2 text-muted">Website, industry and logo are required.</p>
      <div className="mt-6 space-y-5">
        <TextField label="Company name" value={membership.name} readOnly className="[&_input]:bg-sunken" />
        <TextField
          name="website"
          label="Company Website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://"
          value={values.website}
          onChange={(event) => {
            change({ website: event.target.value });
          }}
          error={errorOf('website')}
          help="With https:// in front, for example https://www.example.com"
        />
        <WebsiteProposal
          website={values.website.trim()}
          onWrongWebsite={() => {
            setProblem({ field: 'website', text: websiteText });
          }}
          onTake={(proposed) => {
            change(proposed.industrySlug === '' ? {} : { industry: proposed.industrySlug });
            if (proposed.logo) setLogo(proposed.logo);
          }}
        />
        <SelectField
          name="industry"
          label="Industry"
          value={values.industry}
          onChange={(event) => {
            change({ industry: event.target.value });
          }}
          error={errorOf('industry')}
        >
          <option value="">Choose an industry</option>
          {industries.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
        <LogoField
          logo={logo}
          error={errorOf('logo')}
          onChoose={(file) => {
            setLogo(file);
            setProblem(null);
          }}
        />
      </div>
      {setUp.isError && (
        <p role="alert" className="mt-5 rounded-md bg-red-soft px-4 py-3 text-sm text-red">
          {told}
        </p>
      )}
      <div className="mt-6 flex justify-end">
        <Button type="submit" look="primary" size="large" aria-disabled={setUp.isPending}>
          {setUp.isPending ? 'Saving...' : 'Next'}
        </Button>
      </div>
    </form>
  );
}
