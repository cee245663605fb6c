import type { CallAnswer } from '#contract/ask-call.ts';
import type { CallPromise } from '#contract/coaching.ts';
import { folded } from '#server/agents/sides/sides-by-name.ts';

/** Who a question is about: 'What did Bo Lind promise?', 'What has Bo agreed to send?' */
const asked = /(?<!\p{L})(?:did|does|do|has|have|had|will|is|was) (?<person>[\p{L}’'-]+(?: [\p{L}’'-]+)?)/giu;

const firstOf = (name: string): string => name.split(/\s+/u)[0] ?? '';
const isIn = (name: string, text: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name} `);

/** The person of the call whom a question is about, whole or by the first name; null: it names nobody of them. */
function personAsked(question: string, people: readonly string[]): string | null {
  const subjects = [...question.matchAll(asked)].map((match) => folded(match.groups?.['person'] ?? ''));
  const known = people.map(folded).filter((name) => name !== '');
  const whole = known.find((name) => subjects.includes(name));
  return whole ?? known.find((name) => subjects.some((subject) => firstOf(subject) === firstOf(name))) ?? null;
}

/**
 * What was promised, of the side that is asked for, or of one person where the question is about somebody of the call. What
 * was noted without a name is theirs of whom it speaks.
 */
export function askPromises(
  question: string,
  { all, side, people }: { all: readonly CallPromise[]; side: 'rep' | 'prospect' | 'all'; people: readonly string[] },
): CallAnswer['call'] {
  const person = personAsked(question, people);
  const isOf = ({ owner, text }: CallPromise, name: string): boolean =>
    owner === '' ? isIn(firstOf(name), folded(text)) : folded(owner) === name || folded(owner) === firstOf(name);
  const found = all
    .filter((each) => (person === null ? side === 'all' || each.side === side : isOf(each, person)))
    .map(({ text, lineId, owner }) => ({ text, lineId, speaker: owner }));
  return { certain: found.length > 0, found };
}
