import type { Question, Section, SectionKey } from '#contract/brief.ts';
import type { Source } from '#contract/evidence.ts';
import type { Analyst } from '../analyst.ts';
import type { BriefTask, ModelReport, ReadEntry } from '../brief-writer.ts';
import { toEvidence, type LedgerEntry } from '../ledger/stored-ledger.ts';
import { createQuoteVerifier } from '../verify-quotes.ts';
import { personName } from './person/draft-person.ts';
import { draftQuestions } from './draft-questions.ts';
import { draftSolutionMapping } from './draft-solutions.ts';
import type { PrepMaterial } from './prep-material.ts';

/** What a model changes in a brief during a run. */
export type WriterEvent =
  | { kind: 'section'; key: SectionKey; section: Section }
  | { kind: 'questions'; questions: Question[] }
  | { kind: 'ledger'; entries: LedgerEntry[] }
  | { kind: 'model'; report: ModelReport };

interface AskWriterOptions extends Pick<
  BriefTask,
  'sources' | 'read' | 'only' | 'draft' | 'budgetMs' | 'signal' | 'refuses'
> {
  write: NonNullable<Analyst['writeBrief']>;
  material: PrepMaterial;
  entries: readonly LedgerEntry[];
  onEvent: (event: WriterEvent) => void;
}

const isOwn = (own: readonly Pick<Source, 'id'>[]): ReadonlySet<string> => new Set(own.map(({ id }) => id));

async function redraft(
  material: PrepMaterial,
  sources: readonly Source[],
  laid: ReadonlyMap<SectionKey, Section>,
): Promise<{ mapping: Section; questions: Question[] }> {
  const others = [...laid].filter(([key]) => key !== 'solutionMapping');
  const ready = new Map(others);
  const known = new Set(others.flatMap(([, { claims }]) => claims.map(({ id }) => id)));
  const claims = createQuoteVerifier(sources)(await draftSolutionMapping(material, ready), known);
  const status = claims.some(({ kind }) => kind !== 'not-found') ? 'ready' : 'empty';
  const mapping: Section = { status, claims, writtenBy: 'built-in' };
  return { mapping, questions: draftQuestions(material, new Map([...ready, ['solutionMapping', mapping]])) };
}

/**
 * Lets a model rewrite the rules' draft within its time.
 * Reports each part that passes; returns the sections, questions and ledger, and the model's results.
 * Parts the model doesn't supply stay as drafted.
 */
export async function askWriter({ write, material, entries, onEvent, ...rest }: AskWriterOptions): Promise<{
  sections: ReadonlyMap<SectionKey, Section>;
  questions: Question[];
  ledger: LedgerEntry[];
}> {
  const { subject, company, seller, playbook, today, pages, solutionSources, proofs } = material;
  const laid = new Map(rest.draft.sections);
  const resting = (asked: readonly Question[]): Question[] => {
    const ids = new Set([...laid.values()].flatMap(({ claims }) => claims.map(({ id }) => id)));
    return asked.map((question) => ({ ...question, restsOn: question.restsOn.filter((id) => ids.has(id)) }));
  };
  let shown: readonly Question[] = rest.draft.questions;
  const { sections, questions, read, report } = await write({
    ...rest,
    company,
    person: { name: personName({ subject }), role: subject.roleTitle },
    seller,
    playbook,
    today,
    pages,
    own: isOwn([...solutionSources, ...proofs]),
    entries: entries.filter((entry) => 'finding' in entry).map(toEvidence),
    redraft: (upon) => redraft(material, rest.sources, upon),
    onSection: (key, section) => {
      laid.set(key, section);
      onEvent({ kind: 'section', key, section });
    },
    onQuestions: (asked) => {
      shown = resting(asked);
      onEvent({ kind: 'questions', questions: [...shown] });
    },
  });
  for (const [key, section] of sections) laid.set(key, section);
  const asked = resting(questions ?? rest.draft.questions);
  if (JSON.stringify(asked) !== JSON.stringify(shown)) onEvent({ kind: 'questions', questions: asked });
  const fresh: readonly ReadEntry[] = rest.read === null ? read : [];
  const ledger: LedgerEntry[] = [...entries, ...fresh];
  if (fresh.length > 0) onEvent({ kind: 'ledger', entries: ledger });
  if (report.calls > 0 || report.notes.length > 0) onEvent({ kind: 'model', report });
  return { sections, questions: asked, ledger };
}
