import { sectionTitles, type SectionKey } from '#contract/brief.ts';
import { limits } from '#contract/limits.ts';
import type { EntryPart, ReadEntry } from '../brief-writer.ts';
import type { Reading } from './read-call.ts';
import type { Writing } from './writing.ts';

/** The model's parts that passed the checks; an absent part stays as drafted. */
export interface Brought {
  read: ReadonlyMap<SectionKey, readonly ReadEntry[]>;
  writing: Writing | null;
  /** Sections of the write call that may be shown. */
  written: ReadonlySet<SectionKey>;
  /** Whether its questions replace the drafted ones. */
  asksOwn: boolean;
}

interface FactSection {
  key: SectionKey;
  part: EntryPart;
  /** Minimum entries for a section. */
  least: number;
  most: number;
  /** Subjects whose facts the section may state. */
  subjects: readonly ReadEntry['subject'][];
}

/** Sections based on facts that were read. */
export const factSections: readonly FactSection[] = [
  { key: 'companySummary', part: 'company', least: 3, most: 12, subjects: ['prospect', 'person'] },
  { key: 'financialInsights', part: 'finance', least: 1, most: limits.model.items, subjects: ['prospect'] },
  {
    key: 'competitors',
    part: 'competitor',
    least: 1,
    most: limits.prep.competitors,
    subjects: ['prospect', 'market', 'partner'],
  },
  {
    key: 'personalInsights',
    part: 'person',
    least: 1,
    most: limits.model.items,
    subjects: ['person', 'prospect'],
  },
  { key: 'industryTrends', part: 'trend', least: 1, most: limits.model.items, subjects: ['prospect', 'market'] },
];

const survives = (kept: number, said: number): boolean => kept > 0 && kept >= limits.model.survival * said;

const tooFew = (title: string, kept: number, said: number): string =>
  `Rules wrote ${title}: of the model’s ${said} sentences on it ${kept} stood up to the sources.`;

/** Returns the sections whose entries may be used, and why the others stay as drafted. */
export function readSections({ entries, said, kept }: Reading): {
  read: Map<SectionKey, ReadEntry[]>;
  notes: string[];
} {
  const read = new Map<SectionKey, ReadEntry[]>();
  const notes: string[] = [];
  for (const { key, part, least, most, subjects } of factSections) {
    const [saidOf, keptOf] = [said.get(part) ?? 0, kept.get(part) ?? 0];
    if (saidOf > 0 && !survives(keptOf, saidOf)) {
      notes.push(tooFew(sectionTitles[key], keptOf, saidOf));
      continue;
    }
    const told = entries.filter((entry) => entry.part === part && subjects.includes(entry.subject)).slice(0, most);
    if (told.length >= least) read.set(key, told);
  }
  return { read, notes };
}

/** Returns the same for the write call. */
export function writtenSections(
  { said, pains, mappings, maps, openers, avoid, questions }: Writing,
  { only, sells }: { only: SectionKey | null; sells: boolean },
): { written: Set<SectionKey>; asksOwn: boolean; notes: string[] } {
  const written = new Set<SectionKey>();
  const notes: string[] = [];
  const judge = (key: SectionKey, kept: number, saidOf: number): void => {
    if (only !== null && only !== key) return;
    if (survives(kept, saidOf)) written.add(key);
    else if (saidOf > 0) notes.push(tooFew(sectionTitles[key], kept, saidOf));
  };
  judge('painPoints', pains.length, said.pains);
  // Mappings refer to the pains of the same response, or to existing ones.
  if (sells && (only === 'solutionMapping' || written.has('painPoints'))) {
    if (maps && said.mappings === 0) written.add('solutionMapping');
    else judge('solutionMapping', mappings.length, said.mappings);
  }
  if (openers.length > 0) judge('talkingPoints', openers.length + avoid.length, said.openers);
  const asksOwn = only === null && survives(questions.length, said.questions);
  if (only === null && said.questions > 0 && !asksOwn)
    notes.push(tooFew('the questions', questions.length, said.questions));
  return { written, asksOwn, notes };
}
