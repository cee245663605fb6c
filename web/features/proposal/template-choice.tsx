import { dayInWords } from '#contract/day-in-words.ts';
import type { ProposalState } from '#contract/proposal.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useTemplates } from '#web/features/proposal-template/templates.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import type { Arranging } from './use-layout.ts';

/** Chooses the proposal's template; changing it loses nothing people wrote. */
export function TemplateChoice({ state, arranging }: { state: ProposalState; arranging: Arranging }) {
  const templates = useTemplates();
  const { layout, document, mayWrite } = state;
  const held = document.template ?? null;
  if (templates.isError && templates.data === undefined)
    return (
      <p className="text-sm text-muted">
        {messageOf(templates.error)} The proposal {held === null ? 'has no template' : `follows ${held.name}`}.
      </p>
    );
  const usable = (templates.data ?? []).filter(({ archived, id }) => !archived || id === layout.template);
  const until = document.validUntil === undefined ? '' : `, valid until ${dayInWords(document.validUntil)}`;
  const opening = document.cover === true ? `Starts with a cover page${until}.` : '';
  if (usable.length === 0) return opening === '' ? null : <p className="text-sm text-muted">{opening}</p>;
  const standard = usable.find((each) => each.standard);
  return (
    <div>
      {mayWrite ? (
        <SelectField
          label="Template"
          value={layout.template ?? ''}
          onChange={(event) => {
            if (!arranging.busy)
              arranging.change({ ...layout, template: event.target.value === '' ? null : event.target.value });
          }}
        >
          <option value="">{standard === undefined ? 'None' : `${standard.name} (standard)`}</option>
          {usable
            .filter((each) => !each.standard || each.id === layout.template)
            .map(({ id, name, archived }) => (
              <option key={id} value={id}>
                {name}
                {archived && ' (archived)'}
              </option>
            ))}
        </SelectField>
      ) : (
        <p className="text-sm text-muted">{held === null ? 'No template' : `Template: ${held.name}`}</p>
      )}
      {opening !== '' && <p className="mt-1 text-sm text-muted">{opening}</p>}
    </div>
  );
}
