import type { HeardField } from '#contract/coaching.ts';
import type { OpenSession, PlaybookQuestion, PreparedQuestion } from '#contract/discovery.ts';
import { askedBy } from '#server/agents/discovery-coach/fields/asked-fields.ts';
import { playbookNamed } from '#server/agents/playbooks/find-playbook.ts';

const asksOf = (text: string): HeardField[] => [...askedBy(text)];

/** The brief's questions, each with the fields that its answer would fill. */
export const withAsks = (questions: readonly PreparedQuestion[]): OpenSession['questions'] =>
  questions.map((each) => ({ ...each, asks: asksOf(each.text) }));

const byIndustry = new Map<string, PlaybookQuestion[]>();

/** What to ask somebody of an industry: of any where it isn't known or has no playbook. */
export function playbookQuestions(industry: string): PlaybookQuestion[] {
  const playbook = playbookNamed(industry) ?? playbookNamed('other');
  if (playbook === null) return [];
  const known = byIndustry.get(playbook.slug);
  if (known !== undefined) return known;
  const questions = playbook.questions.map(({ state, text, reveals }) => ({
    state,
    text,
    reveals,
    asks: asksOf(text),
  }));
  byIndustry.set(playbook.slug, questions);
  return questions;
}
