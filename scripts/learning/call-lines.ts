import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtOn, givenCalls } from '#bench/given-calls.ts';
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

/** The lines of all fragments, each with the seller's line before it. */
export function fragmentLines(phrasesOf: PhrasesOf): LearnedLine[] {
  return readdirSync(fragments)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => {
      let before: string | null = null;
      return readFileSync(join(fragments, name), 'utf8')
        .split('\n')
        .flatMap((line): LearnedLine[] => {
          const [side = '', tags = '', text] = line.split('\t');
          if (text === undefined) {
            before = null;
            return [];
          }
          const made = {
            rep: side === 'S',
            phrases: phrasesOf(text, before),
            labels: new Set(tags.split(',').map((tag) => fields[tag] ?? tag)),
            near: new Set<string>(),
          };
          if (made.rep) before = text;
          return [made];
        });
    });
}

/** The lines of those calls in a folder that may be built on. */
export function callLines(folder: string, without: readonly string[], phrasesOf: PhrasesOf): LearnedLine[] {
  return givenCalls(folder)
    .filter(({ name }) => builtOn.includes(name) && !without.includes(name))
    .flatMap(({ lines, labels: labelled }) => {
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
      let before: string | null = null;
      return lines.map(({ side, text }, at): LearnedLine => {
        const near = new Set(of.slice(Math.max(0, at - around), at + around + 1).flatMap((each) => [...each]));
        const line = { rep: side === 'rep', phrases: phrasesOf(text, before), labels: of[at] ?? new Set(), near };
        if (line.rep) before = text;
        return line;
      });
    });
}
