import { companySizes } from '#contract/company-sizes.ts';
import { industries } from '#contract/industries.ts';
import { useSolutions } from '#web/features/solutions/solutions.api.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useDiscovery } from './discovery-context.tsx';
import { DraftSelect, DraftText } from './draft-field.tsx';

/** Keeps a stored value as an option even if it is no longer offered. */
function options(offered: readonly string[], stored: string): string[] {
  return stored === '' || offered.includes(stored) ? [...offered] : [stored, ...offered];
}

export function SolutionChoice() {
  const { value, edit, session } = useDiscovery();
  const solutions = useSolutions();
  const [name, id] = [value('solutionName'), value('solutionId')];
  const known = solutions.data ?? [];
  return (
    <SelectField
      label="Solution"
      value={id}
      disabled={!session.mayWrite}
      onChange={(event) => {
        edit('solutionId', event.target.value, id);
        edit('solutionName', known.find((one) => one.airtableRecordId === event.target.value)?.name ?? '', name);
      }}
    >
      <option value="">{solutions.isPending ? 'Loading...' : 'Not chosen yet'}</option>
      {id !== '' && !known.some((one) => one.airtableRecordId === id) && <option value={id}>{name || id}</option>}
      {known.map((one) => (
        <option key={one.airtableRecordId} value={one.airtableRecordId}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
}

/** Stage 1: the prospect. */
export function StageProspect() {
  const { value } = useDiscovery();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DraftText field="firstName" label="First name" />
      <DraftText field="lastName" label="Last name" />
      <DraftText field="roleTitle" label="Role" />
      <DraftText field="email" label="Email" type="email" />
      <DraftText field="companyName" label="Company" />
      <DraftText field="prospWebUrl" label="Website" />
      <DraftText field="linkedIn" label="LinkedIn" className="sm:col-span-2" />
      <DraftText field="sessionName" label="Session name" className="sm:col-span-2" />
      <DraftSelect field="industryType" label="Industry">
        <option value="">Not known</option>
        {options(
          industries.map(({ label }) => label),
          value('industryType'),
        ).map((label) => (
          <option key={label}>{label}</option>
        ))}
      </DraftSelect>
      <DraftSelect field="companySize" label="Company size">
        <option value="">Not known</option>
        {options(companySizes, value('companySize')).map((size) => (
          <option key={size}>{size}</option>
        ))}
      </DraftSelect>
      <DraftSelect field="urgencyLevel" label="Urgency">
        <option value="">Not known</option>
        <option value="low">Low</option>
        <option value="medium">Medium</option>
        <option value="high">High</option>
      </DraftSelect>
      <SolutionChoice />
    </div>
  );
}
