import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenCalls, type GivenCall } from '#bench/given-calls.ts';
import type { LearnedLine } from './learn-label.ts';

/** Fields by their tags in fragments. */
const fields: Readonly<Record<string, string>> = {
  barrier: 'barriers',
  emotion: 'emotionalImpact',
  outcome: 'outcomes',
  relief: 'relief',
  date: 'targetDate',
  process: 'decisionProcess',
  budget: 'budget',
  cost: 'financialImpact',
  gain: 'impact',
};

type PhrasesOf = (text: string, before: string | null) => Set<string>;
const fragments = join(import.meta.dirname, '..', '..', 'bench', 'evaluation', 'call-fragments');
const around = 2;

export interface FragmentLine {
  rep: boolean;
  labels: ReadonlySet<string>;
  text: string;
}
/** A piece of a call. */
export interface Fragment {
  /** The file it stands in: each has one writer. */
  file: string;
  lines: FragmentLine[];
}

/** Reads all fragments of calls. */
export function readFragments(): Fragment[] {
  return readdirSync(fragments)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(fragments, file), 'utf8')
        .split(/\n(?=#)|\n\n/u)
        .map((piece) => ({
          file,
          lines: piece.split('\n').flatMap((line): FragmentLine[] => {
            const [side = '', tags = '', text] = line.split('\t');
            if (text === undefined) return [];
            return [
              {
                rep: side === 'S',
                labels: new Set(tags.split(',').map((tag) => fields[tag] ?? tag)),
                text,
              },
            ];
          }),
        })),
    );
}

/** The lines of all fragments, each with the seller's line before it. */
export function fragmentLines(phrasesOf: PhrasesOf): LearnedLine[] {
  return readFragments().flatMap(({ lines }) => {
    let before: string | null = null;
    return lines.map(({ rep, labels, text }): LearnedLine => {
      const made = { rep, phrases: phrasesOf(text, before), labels, near: new Set<string>() };
      if (rep) before = text;
      return made;
    });
  });
}

/** What each line of a call is labeled as, and the labels of the lines around it. */
export function labelsOf({ lines, labels: labelled }: GivenCall): { labels: Set<string>; near: Set<string> }[] {
  const of = lines.map((_, at) => {
    const number = at + 1;
    const found = new Set(
      labelled.lines
        .filter(({ line }) => line === number)
        .map(({ kind }) => (kind === 'question-for-proof' ? 'proof' : kind)),
    );
    for (const [field, on] of Object.entries(labelled.fields)) if (on.includes(number)) found.add(field);
    if (labelled.promises.some(({ line }) => line === number)) found.add('promise');
    return found;
  });
  return of.map((labels, at) => ({
    labels,
    near: new Set(of.slice(Math.max(0, at - around), at + around + 1).flatMap((each) => [...each])),
  }));
}

/** The lines of all calls in a folder. */
export function callLines(folder: string, phrasesOf: PhrasesOf): LearnedLine[] {
  return givenCalls(folder).flatMap((call) => {
    const of = labelsOf(call);
    let before: string | null = null;
    return call.lines.map(({ side, text }, at): LearnedLine => {
      const { labels, near } = of[at] ?? { labels: new Set<string>(), near: new Set<string>() };
      const line = { rep: side === 'rep', phrases: phrasesOf(text, before), labels, near };
      if (line.rep) before = text;
      return line;
    });
  });
}
