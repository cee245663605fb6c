import { companySizes } from '#contract/company-sizes.ts';
import { industries } from '#contract/industries.ts';
import type { CaseStudy } from '#contract/offer.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';

const publishings: Readonly<Record<CaseStudy['publish'], string>> = {
  private: 'Don’t show outside',
  anonymous: 'Show without the name',
  named: 'Show with the name',
};
const lines = (text: string): string[] => text.split('\n').slice(0, 10);

/** A customer's story; nothing of it is shared before someone allows that. */
export function CaseFields({
  study,
  wrong,
  readOnly,
  onChange,
}: {
  study: CaseStudy;
  wrong: (field: keyof CaseStudy) => string | undefined;
  readOnly: boolean;
  onChange: (study: CaseStudy) => void;
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="Customer"
        readOnly={readOnly}
        value={study.customer}
        error={wrong('customer')}
        onChange={(event) => {
          onChange({ ...study, customer: event.target.value });
        }}
      />
      <SelectField
        label="In proposals"
        disabled={readOnly}
        value={study.publish}
        onChange={(event) => {
          onChange({ ...study, publish: event.target.value as CaseStudy['publish'] });
        }}
      >
        {Object.entries(publishings).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Their industry"
        disabled={readOnly}
        value={study.industry ?? ''}
        onChange={(event) => {
          onChange({ ...study, industry: event.target.value });
        }}
      >
        <option value="">Not set</option>
        {industries.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
      <SelectField
        label="Their company size"
        disabled={readOnly}
        value={study.companySize ?? ''}
        onChange={(event) => {
          onChange({ ...study, companySize: event.target.value });
        }}
      >
        <option value="">Not set</option>
        {companySizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
      <TextArea
        label="Situation"
        rows={2}
        readOnly={readOnly}
        value={study.situation}
        onChange={(event) => {
          onChange({ ...study, situation: event.target.value });
        }}
      />
      <TextArea
        label="What you did"
        rows={2}
        readOnly={readOnly}
        value={study.solution}
        onChange={(event) => {
          onChange({ ...study, solution: event.target.value });
        }}
      />
      <TextArea
        className="sm:col-span-2"
        label="Results, one per line"
        rows={3}
        readOnly={readOnly}
        value={study.values.join('\n')}
        onChange={(event) => {
          onChange({ ...study, values: lines(event.target.value) });
        }}
      />
      {study.source !== null && (
        <p className="text-xs text-muted sm:col-span-2">
          From your content: <bdi>{study.source.title}</bdi>
        </p>
      )}
    </div>
  );
}
