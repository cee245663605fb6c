import type { CallAnswer } from '#contract/ask-call.ts';
import type { CallPromise } from '#contract/coaching.ts';
import { folded } from '#server/agents/sides/sides-by-name.ts';

/** Whoever is promised something is not who promised it: 'What did we promise Bo?', 'What did Ana promise to Bo?' */
const promisedTo = /(?:promis\p{L}*|owes?|send|tell|told|give|offer) (?:to |from )?(?:(?:Mr|Ms|Mrs|Dr)\.? )?(?:\p{Lu}[\p{L}’'-]+ )?$/u;
const subject = /(?:did|does|do|has|have|had|will|should|must|is|was) (?<name>\p{Lu}[\p{L}’'-]+)/u;
const pronouns = new Set(['i', 'we', 'they', 'he', 'she', 'you', 'it', 'everybody', 'everyone', 'anybody', 'anyone']);

const partsOf = (name: string): string[] => folded(name).split(/\s+/u).filter(Boolean);
const isIn = (name: string, text: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name} `);

/**
 * The people of the call whom a question is about, by whole name, first or last name; several where they share it. Null: it is
 * about nobody by name; none: about somebody who isn't in the call.
 */
function peopleAsked(question: string, people: readonly string[]): string[] | null {
  const words = [...question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)].flatMap((match) => {
    const word = folded(match[0].replace(/[’']s?$/u, ''));
    // 'Will we …' is nobody called Will.
    const isName = /^\p{Lu}/u.test(match[0]) ? match.index > 0 : true;
    return isName && !promisedTo.test(question.slice(0, match.index)) ? [word] : [];
  });
  const matches = people.map((name) => ({ name, shared: partsOf(name).filter((part) => words.includes(part)).length }));
  const most = Math.max(0, ...matches.map(({ shared }) => shared));
  if (most > 0) return matches.filter(({ shared }) => shared === most).map(({ name }) => folded(name));
  const other = subject.exec(question)?.groups?.['name'];
  return other === undefined || pronouns.has(other.toLowerCase()) ? null : [];
}

/**
 * What was promised, of the side that is asked for, or of the people of the call whom the question is about. What was noted
 * without a name is theirs of whom it speaks.
 */
export function askPromises(
  question: string,
  { all, side, people }: { all: readonly CallPromise[]; side: 'rep' | 'prospect' | 'all'; people: readonly string[] },
): CallAnswer['call'] {
  const asked = peopleAsked(question, people);
  const isOf = ({ owner, text }: CallPromise, name: string): boolean =>
    owner === ''
      ? partsOf(name).some((part) => isIn(part, folded(text)))
      : folded(owner) === name || partsOf(owner).every((part) => partsOf(name).includes(part));
  const found = all
    .filter((each) => (asked === null ? side === 'all' || each.side === side : asked.some((name) => isOf(each, name))))
    .map(({ text, lineId, owner }) => ({ text, lineId, speaker: owner }));
  return { certain: found.length > 0, found };
}
