import type { AutomationPrep } from '#contract/automation-answers.ts';
import { sectionKeys, type Question, type Section, type SectionKey } from '#contract/brief.ts';
import { uncheckedMark, type Claim, type Source } from '#contract/evidence.ts';

const sourceId = 'automation';

/** Converts an automation's response to parts of a brief: every statement names its origin, and none is a fact. */
export function automationBrief(prep: AutomationPrep): {
  sections: Record<SectionKey, Section>;
  questions: Question[];
  source: Source & { text: string };
} {
  const claims = (key: SectionKey): Claim[] =>
    (prep.sections[key] ?? []).map((text, at) => ({
      id: `${key}-automation-${at + 1}`,
      text,
      kind: 'unchecked',
      quotes: [],
    }));
  const section = (key: SectionKey): Section => {
    const found = claims(key);
    return { status: found.length > 0 ? 'ready' : 'empty', claims: found };
  };
  const asked = (texts: readonly string[], state: Question['state']): Question[] =>
    texts.map((text) => ({ text, state, why: `${uncheckedMark}.`, reveals: '', restsOn: [] }));
  const sections = Object.fromEntries(sectionKeys.map((key) => [key, section(key)])) as Record<SectionKey, Section>;
  return {
    sections,
    questions: [...asked(prep.currentDiscQuestions, 'current'), ...asked(prep.futureDiscQuestions, 'future')],
    source: {
      id: sourceId,
      kind: 'automation',
      title: uncheckedMark,
      url: /^https:\/\//iu.test(prep.prepDocUrl) ? prep.prepDocUrl : null,
      fetchedAt: new Date().toISOString(),
      text: sectionKeys.flatMap((key) => prep.sections[key] ?? []).join('\n'),
    },
  };
}
