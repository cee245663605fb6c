import type { Question, Section, SectionKey } from '#contract/brief.ts';
import { limits } from '#contract/limits.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Log } from '#server/platform/log.ts';
import type { BriefTask, EntryPart, ModelReport, ReadEntry, WrittenParts } from '../brief-writer.ts';
import { corpusOf, meetingBlock, newMark } from './brief-frame.ts';
import { chooseQuestions } from './choose-questions.ts';
import { claimGuard, type ClaimGuard } from './claim-guard.ts';
import { judgeSaid, leftOf } from './judge-call.ts';
import { layOut, type LaidOut } from './lay-out.ts';
import { startModelRun, type ModelRun } from './model-run.ts';
import { readSections, writtenSections, type Brought } from './parts.ts';
import { readCorpus, type Reading } from './read-call.ts';
import { isWritten, writeParts } from './write-call.ts';
import type { Writing } from './writing.ts';

/** Converts entries of an earlier run, which all count as kept. */
function readBefore(entries: readonly ReadEntry[]): Reading {
  const counts = new Map<EntryPart, number>();
  for (const { part } of entries) counts.set(part, (counts.get(part) ?? 0) + 1);
  return { entries: [...entries], said: counts, kept: counts, refused: {} };
}

/** Returns the reading with only these entries; the share of each part that was kept stays as the rules left it. */
function readAgain(reading: Reading, entries: ReadEntry[]): Reading {
  const kept = readBefore(entries).kept;
  const said = new Map(
    [...reading.said].map(([part, count]) => [part, leftOf(count, reading.kept.get(part) ?? 0, kept.get(part) ?? 0)]),
  );
  return { ...reading, entries, said, kept };
}

/** Lays out again without sections that lost too many of the model's claims. */
function layOutFirm(task: BriefTask, brought: Brought): { laid: LaidOut; brought: Brought } {
  let firm = brought;
  for (;;) {
    const laid = layOut(task, firm, limits.model.survival);
    if (laid.lost.length === 0) return { laid, brought: firm };
    const lost = new Set(laid.lost);
    // Its mappings refer to its pains.
    if (lost.has('painPoints') && task.only === null) lost.add('solutionMapping');
    firm = {
      ...firm,
      read: new Map([...firm.read].filter(([key]) => !lost.has(key))),
      written: new Set([...firm.written].filter((key) => !lost.has(key))),
    };
  }
}

/** Redrafts mapping and questions by rule for the model's pains, unless the model's own replace them. */
async function redrafted(task: BriefTask, brought: Brought): Promise<BriefTask> {
  const { written, asksOwn } = brought;
  if (task.only !== null || !written.has('painPoints') || (written.has('solutionMapping') && asksOwn)) return task;
  const without = new Map(task.draft.sections);
  without.set('solutionMapping', { status: 'empty', claims: [] });
  const { laid } = layOutFirm({ ...task, draft: { sections: without, questions: [] } }, brought);
  const { mapping, questions } = await task.redraft(laid.sections);
  return { ...task, draft: { sections: new Map([...task.draft.sections, ['solutionMapping', mapping]]), questions } };
}

/** Lays the accepted parts over the brief; rules redraft what depends on the model's pains. */
async function layWritten(
  task: BriefTask,
  writing: Writing,
  read: Brought['read'],
): Promise<{ laid: LaidOut; questions: Question[] | null; asks: boolean; notes: string[] }> {
  const sells = task.seller.solutions.length > 0;
  const { written, asksOwn, notes } = writtenSections(writing, { only: task.only, sells });
  const brought: Brought = { read, writing, written, asksOwn };
  let upon = await redrafted(task, brought);
  const last = layOutFirm(upon, brought);
  if (!last.brought.written.has('painPoints')) upon = task;
  const { laid } = upon === task ? layOutFirm(task, last.brought) : last;
  let questions: Question[] | null = null;
  if (asksOwn) questions = chooseQuestions(writing.questions, upon.draft.questions, laid.idOf);
  else if (upon !== task) questions = [...upon.draft.questions];
  return { laid, questions, asks: asksOwn, notes };
}

/**
 * Lays out parts in sequence while more arrive; if several are waiting, only the last is used, since it contains the
 * others.
 */
function layAsTheyCome(lay: (writing: Writing) => Promise<void>): {
  take: (writing: Writing) => void;
  end: () => Promise<void>;
} {
  let next: Writing | null = null;
  let laying: Promise<void> | null = null;
  let failed: { error: unknown } | null = null;
  const layAll = async (): Promise<void> => {
    try {
      for (let writing = next; writing !== null; writing = next) {
        next = null;
        await lay(writing);
      }
    } catch (error) {
      failed ??= { error };
    }
    laying = null;
  };
  return {
    take(writing) {
      next = writing;
      laying ??= layAll();
    },
    /** Drops waiting parts, which the complete response contains. Rejects with an earlier error. */
    async end() {
      next = null;
      await laying;
      if (failed !== null) throw failed.error;
    },
  };
}

function reportOf(
  run: ModelRun,
  model: LanguageModel,
  began: number,
  { counts, written }: { counts: Pick<ModelReport, 'said' | 'kept' | 'refused'>; written: ModelReport['written'] },
): ModelReport {
  return {
    model: model.name,
    ...run.totals,
    ms: Math.round(performance.now() - began),
    ...counts,
    written,
    notes: run.notes,
  };
}

/**
 * Makes two model calls over the rules' draft: one reads everything into a ledger, one writes what needs judgment. A
 * third takes back what its quotes don't bear.
 * Each part replaces the draft once it passes the checks.
 * Rejects only with the reason of the aborted signal.
 */
export async function writeBrief(
  task: BriefTask,
  { model, log }: { model: LanguageModel; log: Log },
): Promise<WrittenParts> {
  const began = performance.now();
  const run = startModelRun(model, { budgetMs: task.budgetMs, signal: task.signal, log });
  const guard: ClaimGuard = claimGuard(task);
  const mark = newMark();
  const shown = new Map([...task.draft.sections].map(([key, section]) => [key, JSON.stringify(section)]));
  const show = (sections: ReadonlyMap<SectionKey, Section>): void => {
    for (const [key, section] of sections) {
      if (task.only !== null && task.only !== key) continue;
      const text = JSON.stringify(section);
      if (shown.get(key) === text) continue;
      shown.set(key, text);
      task.onSection(key, section);
    }
  };

  const read = async (): Promise<Reading | null> => {
    if (task.read !== null) return readBefore(task.read);
    // Reading everything isn't worthwhile for one section of a rule-based brief.
    if (task.only !== null) return null;
    const corpus = corpusOf(task, guard, { characters: model.contextCharacters, mark });
    return readCorpus(run, {
      corpus,
      task: `${meetingBlock(task)}\n\nAnswer with the ledger.`,
      guard,
      repair: true,
    });
  };
  let reading = await read();
  const factsOf = (from: Reading | null): Brought => {
    const facts = from === null ? { read: new Map<SectionKey, ReadEntry[]>(), notes: [] } : readSections(from);
    for (const note of facts.notes) run.note(note);
    return { read: facts.read, writing: null, written: new Set(), asksOwn: false };
  };
  let { brought: firm, laid } = layOutFirm(task, factsOf(reading));
  show(laid.sections);

  const counts = {
    said: sum(reading?.said.values() ?? []),
    kept: reading?.entries.length ?? 0,
    refused: { ...reading?.refused } as Record<string, number>,
  };
  const wantsWriting = task.only === null || isWritten(task.only);
  const showAll = (lies: Pick<Awaited<ReturnType<typeof layWritten>>, 'laid' | 'questions'>): void => {
    show(lies.laid.sections);
    if (task.only === null && lies.questions !== null) task.onQuestions(lies.questions);
  };
  const coming = layAsTheyCome(async (soFar) => {
    const lies = await layWritten(task, soFar, firm.read);
    if (!task.signal.aborted) showAll(lies);
  });
  let writing =
    !wantsWriting || run.isOff
      ? null
      : await writeParts(run, task, { read: reading?.entries ?? [], guard, mark, onParts: coming.take });
  await coming.end();
  // Entries of an earlier run were judged then.
  const judged = await judgeSaid(
    run,
    { entries: task.read === null ? (reading?.entries ?? []) : [], writing },
    { mark, meeting: meetingBlock(task) },
  );
  if (judged.refused > 0) {
    counts.refused['judged'] = judged.refused;
    writing = judged.said.writing;
    if (reading !== null && task.read === null) {
      counts.kept -= reading.entries.length - judged.said.entries.length;
      reading = readAgain(reading, [...judged.said.entries]);
      ({ brought: firm, laid } = layOutFirm(task, factsOf(reading)));
      if (writing === null) show(laid.sections);
    }
  }
  let questions: WrittenParts['questions'] = null;
  let asks = false;
  if (writing !== null) {
    const lies = await layWritten(task, writing, firm.read);
    for (const note of lies.notes) run.note(note);
    ({ laid, questions, asks } = lies);
    showAll(lies);
    counts.said += sum(Object.values(writing.said));
    counts.kept +=
      writing.pains.length +
      writing.mappings.length +
      writing.openers.length +
      writing.avoid.length +
      writing.questions.length;
    for (const [reason, count] of Object.entries(writing.refused))
      counts.refused[reason] = (counts.refused[reason] ?? 0) + count;
  }
  const written: ModelReport['written'] = [
    ...[...laid.sections].filter(([, { writtenBy }]) => writtenBy === 'model').map(([key]) => key),
    ...(asks ? (['questions'] as const) : []),
  ].filter((key) => task.only === null || key === task.only);
  const report = reportOf(run, model, began, { counts, written });
  log.info({ ...report }, 'a brief was given to the model');
  return { sections: laid.sections, questions, read: reading?.entries ?? [], report };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0);
