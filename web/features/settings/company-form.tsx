import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { isWebsite, logoSizeText, logoTypeText, websiteText } from '#contract/company.ts';
import { companySizes } from '#contract/company-sizes.ts';
import { industries } from '#contract/industries.ts';
import { limits } from '#contract/limits.ts';
import type { CompanyRecord } from '#contract/records-company.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { LogoField } from '#web/features/onboarding/logo-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { useChangeCompany } from './company.api.ts';

type Field = 'name' | 'website' | 'logo';
type Values = ReturnType<typeof valuesOf>;

function valuesOf({ fields }: CompanyRecord) {
  return {
    name: fields['Company Name'],
    website: fields['Company Website'],
    industry: fields['Company Industry'],
    size: fields['Company Size'],
    description: fields['Company Description'],
  };
}

function problemOf({ name, website }: Values, logo: File | null): { field: Field; text: string } | null {
  if (name.trim() === '') return { field: 'name', text: 'Company name is required' };
  if (!isWebsite(website.trim())) return { field: 'website', text: websiteText };
  if (logo !== null && !logo.type.startsWith('image/')) return { field: 'logo', text: logoTypeText };
  if (logo !== null && logo.size >= limits.logo.bytes) return { field: 'logo', text: logoSizeText };
  return null;
}

/** The company details an admin may change at any time. */
export function CompanyForm({ record }: { record: CompanyRecord }) {
  const [values, setValues] = useState(() => valuesOf(record));
  const [logo, setLogo] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ field: Field; text: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const save = useChangeCompany();
  const stored = valuesOf(record);
  const changed = Object.keys(values).some((key) => values[key as keyof Values] !== stored[key as keyof Values]);
  useUnsaved((changed || logo !== null) && !save.isSuccess);
  const edit = (next: Partial<Values>) => {
    setValues({ ...values, ...next });
    setProblem(null);
    save.reset();
  };
  const errorOf = (field: Field) => (problem?.field === field ? problem.text : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = problemOf(values, logo);
    setProblem(found);
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
      return;
    }
    const change = {
      'Company Name': values.name.trim(),
      'Company Website': values.website.trim(),
      'Company Industry': values.industry,
      'Company Size': values.size,
      'Company Description': values.description.trim(),
    };
    save.mutate(
      { change, logo },
      {
        onSuccess: () => {
          setLogo(null);
          showToast({ title: 'Company saved' });
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 max-w-[560px] space-y-5">
      <TextField
        name="name"
        label="Company name"
        autoComplete="organization"
        maxLength={limits.organizationName.max}
        value={values.name}
        onChange={(event) => {
          edit({ name: event.target.value });
        }}
        help="Members see this name in lists, invitations and emails."
        error={errorOf('name')}
      />
      <TextField
        name="website"
        label="Company website"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        value={values.website}
        onChange={(event) => {
          edit({ website: event.target.value });
        }}
        error={errorOf('website')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Industry"
          value={values.industry}
          onChange={(event) => {
            edit({ industry: event.target.value });
          }}
        >
          {industries.map(({ slug, label }) => (
            <option key={slug} value={label}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Employees"
          value={values.size}
          onChange={(event) => {
            edit({ size: event.target.value });
          }}
        >
          <option value="">Not set</option>
          {companySizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label="Description"
        maxLength={limits.company.descriptionMax}
        value={values.description}
        onChange={(event) => {
          edit({ description: event.target.value });
        }}
        help={`What you sell and to whom, in up to ${limits.company.descriptionMax.toLocaleString('en-US')} characters.`}
      />
      <LogoField
        logo={logo}
        stored={record.fields['logo url']}
        error={errorOf('logo')}
        onChoose={(file) => {
          setLogo(file);
          setProblem(null);
          save.reset();
        }}
      />
      {save.isError && problem === null && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(save.error)}
        </p>
      )}
      <Button type="submit" look="primary" aria-disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save company'}
      </Button>
    </form>
  );
}
