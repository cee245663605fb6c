import type { CallAnswer } from '#contract/ask-call.ts';
import type { SessionField, SessionFields } from '#contract/discovery-fields.ts';
import type { AskedMatter } from '#server/agents/call-matters/asked-matter.ts';

/** Fields that hold what is asked for; who decides and whom else they ask stands in no field. */
const fieldsOf: Partial<Record<AskedMatter, readonly SessionField[]>> = {
  financialImpact: ['currentFinancialImpact'],
  targetDate: ['targetDate'],
  barriers: ['barriers'],
  outcomes: ['desiredOutcomes'],
};

/** What somebody wrote in the session's fields of the matter that is asked for. */
export function askFields(matter: AskedMatter | null, fields: SessionFields): CallAnswer['fields'] {
  const found = (matter === null ? [] : (fieldsOf[matter] ?? [])).flatMap((field) =>
    [fields[field]].flat().flatMap((text) => (text.trim() === '' ? [] : [{ text, field }])),
  );
  return { certain: found.length > 0, found };
}
