import { placedTerms } from './index-terms.ts';
import { familyWords } from './vocabulary/related/families.ts';
import { relatedWords } from './vocabulary/related-words.ts';

/** How near a word stands to another, 0 to 1: of one family, said for it, said for the same third, near it. */
const grades = { family: 0.9, same: 0.8, ofSame: 0.5, near: 0.4, nearOfSame: 0.2 };

type Relations = Map<string, Map<string, number>>;
let relations: Relations | null = null;

/** Several words are one entry, their terms with a space between. */
const entryOf = (written: string): string =>
  placedTerms(written)
    .map(({ term }) => term)
    .join(' ');

const entriesOf = (written: string): string[] => [...new Set(written.split(' ').map(entryOf))].filter(Boolean);

function relate(found: Relations, left: string, right: string, grade: number): void {
  if (left === right) return;
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    const others = found.get(from) ?? new Map<string, number>();
    others.set(to, Math.max(others.get(to) ?? 0, grade));
    found.set(from, others);
  }
}

/** Reads the lists line by line: all at once takes a quarter of a second. */
function* reading(): Generator<null, Relations> {
  const found: Relations = new Map();
  for (const line of familyWords) {
    const all = entriesOf(line);
    all.forEach((left, at) => all.slice(at + 1).forEach((right) => relate(found, left, right, grades.family)));
    yield null;
  }
  for (const line of relatedWords) {
    const [before = '', after = ''] = line.split('|');
    const [head = '', ...same] = entriesOf(before.trim());
    const near = entriesOf(after.trim());
    for (const each of same) relate(found, head, each, grades.same);
    same.forEach((left, at) => same.slice(at + 1).forEach((right) => relate(found, left, right, grades.ofSame)));
    for (const each of near) {
      relate(found, head, each, grades.near);
      for (const other of same) relate(found, other, each, grades.nearOfSame);
    }
    yield null;
  }
  return found;
}

function read(): Relations {
  const steps = reading();
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** Reads the lists before the first term is looked up, others getting their turn in between. */
export async function readRelatedTerms(giveTurn: () => Promise<void>): Promise<void> {
  const steps = reading();
  for (let step = steps.next(); relations === null; step = steps.next()) {
    if (step.done === true) relations = step.value;
    else await giveTurn();
  }
}

/** Of a word in -er or -est, what stands for the word that it is raised from. */
function raised(known: Relations, term: string): ReadonlyMap<string, number> | null {
  const base = /^(\w{2,}?)(?:er|est)$/u.exec(term)?.[1];
  if (base === undefined) return null;
  for (const each of [base, base.replace(/(\w)\1$/u, '$1'), base.replace(/i$/u, 'y'), `${base}e`]) {
    const others = known.get(each);
    if (others !== undefined) return new Map([[each, grades.family], ...others]);
  }
  return null;
}

const none: ReadonlyMap<string, number> = new Map();

/** Terms that say the same thing in other words, with how near they are, 0 to 1; two terms with a space between stand side by side. */
export function relatedTerms(term: string): ReadonlyMap<string, number> {
  relations ??= read();
  return relations.get(term) ?? raised(relations, term) ?? none;
}
