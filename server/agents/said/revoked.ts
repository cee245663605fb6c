import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { isSame, saidValues, type SaidValue } from './said-values.ts';
import * as words from './vocabulary/revoking-words.ts';

const leads = `^(?:(?:${oneOf(words.revokingLeads)})[,.]? )*`;
const revoking = new RegExp(`${leads}(?:${oneOf(words.revokingStarts)})(?![\\p{L}’'])`, 'iu');
const handsBack = new RegExp(`${leads}${words.handingBack}(?![\\p{L}’'])`, 'iu');
const turnsAt = (list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})(?![\\p{L}’'])`, 'giu');
const surely = turnsAt([...words.turningWords, ...words.slightTurns]);
const turning = turnsAt([...words.turningWords, ...words.slightTurns, ...words.plainTurns]);
const strong = new RegExp(`^(?:${oneOf(words.turningWords)})$`, 'iu');
const isPlain = /^no$/iu;
const joints = /^[\s,.;:–—-]+/u;
const beside = turnsAt(words.besideTurns);
const besideDay = turnsAt([...words.besideTurns, ...words.besideDays]);
const onlyJoints = /^[\s,.;:–—-]*$/u;

/**
 * Whether somebody takes back what was said right before: 'Actually no, Tom, you send it.' Who says 'no, you' means what
 * was said only where it names the same deed.
 */
export function revokes(sentence: string, before?: string): boolean {
  if (revoking.test(sentence.trim())) return true;
  const handed = handsBack.exec(sentence.trim());
  const deed = handed?.groups?.['deed'];
  if (handed === null) return false;
  return deed === undefined || before === undefined || turnsAt([deed]).test(before);
}

const money = /^(?:pounds?|euros?|dollars?|quid|grand|bucks)$/iu;
/** What a value counts: a date, money, or the word behind it; null: nothing is said. */
function kindOf(text: string, { kind, ordinal, start, of }: SaidValue): string | null {
  if (kind === 'month' || ordinal) return 'date';
  if (/\p{Sc}\s?$/u.test(text.slice(Math.max(0, start - 2), start)) || (of !== null && money.test(of))) return 'money';
  return of?.replace(/s$/u, '') ?? null;
}

/** A word that turns says so of what stands near it. */
const mostBefore = 160;
const mostAfter = 240;
/** So many turns, from the end on, are looked at. */
const mostTurns = 12;
const fewestLeft = 3;

/** Whether what follows a turn says a value of one that stands before it anew. */
function saysAnew(before: string, after: string, word: string): boolean {
  const [gone, kept] = [saidValues(before), saidValues(after)];
  const isDated = ({ kind, ordinal }: SaidValue): boolean => kind === 'month' || ordinal;
  const isNear = ({ end }: SaidValue): boolean => onlyJoints.test(before.slice(end));
  const atOnce = ({ start }: SaidValue): boolean =>
    onlyJoints.test(
      after
        .slice(0, start)
        .replaceAll(beside, '')
        .replaceAll(/\p{Sc}/gu, ''),
    );
  // 'No - Easter is early, 20 March.'
  const alone = isPlain.test(word) ? /[,;–—-]\s+(?<last>[^,;–—]+)$/u.exec(splitSentences(after)[0] ?? '') : null;
  const isAlone = ({ start }: SaidValue): boolean =>
    alone !== null && start >= alone.index && /^[.!]?$/u.test(restOf(alone.groups?.['last'] ?? ''));
  return kept.some((now) => {
    if (!strong.test(word) && !atOnce(now) && !isAlone(now)) return false;
    const kind = isDated(now) ? 'date' : kindOf(after, now);
    return gone.some((one) => {
      if (isSame(one, now)) return false;
      const other = kindOf(before, one);
      if (kind === 'date' || other === 'date') return kind === other;
      return kind === other || ((kind === null || other === null) && isNear(one));
    });
  });
}

/** What a piece says besides its values. */
const restOf = (piece: string): string =>
  saidValues(piece)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), piece)
    .replaceAll(beside, '')
    .trim();

/** 'That was the year before, last year it was thirty-one' first says of when the value is that is gone. */
const ofFormer =
  /^(?:that|this|it)(?:[’']s| is| was)(?: for| from| in)? (?:the|an?|our|my|last|two)(?= )[^,.;:–—]{3,40}[,;–—] ?/iu;
function withoutFormer(held: string): string {
  const rest = held.replace(ofFormer, '').trim();
  return saidValues(splitSentences(rest)[0] ?? '').length > 0 && saidValues(ofFormer.exec(held)?.[0] ?? '').length === 0
    ? rest
    : held;
}

/**
 * Returns a text from what holds of it on, letter by letter: 'the end of March. Scratch that, it's the twentieth of
 * February' holds from 'it's' on. Only a value of the same kind takes another one back, and what is left says something
 * by itself.
 */
export function whatHolds(text: string, by = turning): string {
  const turns = [...text.matchAll(by)].slice(-mostTurns).toReversed();
  for (const { 0: word, index } of turns) {
    const after = text
      .slice(index + word.length)
      .replace(joints, '')
      .trim();
    if ((after.slice(0, mostAfter).match(/\p{L}+/gu)?.length ?? 0) < fewestLeft) continue;
    if (saysAnew(text.slice(Math.max(0, index - mostBefore), index), after.slice(0, mostAfter), word))
      return withoutFormer(after);
  }
  return text;
}

/** What holds of a piece of what was said, where its speaker takes it back in the same breath, behind the piece. */
export function heldOf(piece: string, whole: string): string {
  const at = whole.indexOf(piece);
  const held = whatHolds(piece);
  if (at === -1 || held !== piece) return held;
  const rest = whole.slice(at);
  const left = whatHolds(rest, surely);
  const place = rest.length - left.length;
  // Only what begins behind the piece, and says it anew in its first sentence, takes the place of it.
  const [next = ''] = splitSentences(left);
  return left !== rest && place >= piece.length && saidValues(next).length > 0 ? next : piece;
}

const denied = new RegExp(
  `(?<!\\p{L})(?<!(?:${oneOf(words.beforeOpenNot)}),? )(?:not|\\p{L}+n[’']t|instead of|rather than|no longer) (?:the |about |really |actually )*\\p{Sc}?$`,
  'iu',
);

/** 'Whether or not really about 40': a longer one denies something else. */
const mostOfDenial = 60;

/** The values that a text says are wrong: 'not 1,300'. One that it also says to be so isn't. */
export function deniedValues(text: string): SaidValue[] {
  const values = saidValues(text);
  const [no, yes] = [true, false].map((wanted) =>
    values.filter(({ start }) => denied.test(text.slice(Math.max(0, start - mostOfDenial), start)) === wanted),
  ) as [SaidValue[], SaidValue[]];
  return no.filter((value) => !yes.some((one) => isSame(one, value)));
}

/** Whether one of the values that are said to be wrong is among those of an earlier text: 'not 1,300' after 'refunds 1,300'. */
export const deniesOne = (wrong: readonly SaidValue[], earlier: readonly SaidValue[]): boolean =>
  wrong.some((value) => earlier.some((one) => isSame(one, value)));

/** Whether somebody corrects themselves in the middle of what they say. */
export const correctsItself = (text: string): boolean =>
  text.search(turning) >= 0 || splitSentences(text).some((each) => revokes(each));

/** Longer than this, two days are of two things. */
const mostBetween = 80;

/** Whether nothing but words that take back stand between two days: 'Tuesday, no, sorry, on Wednesday'. */
export function onlyTurns(between: string): boolean {
  if (between.length > mostBetween || between.search(turning) === -1) return false;
  return onlyJoints.test(between.replaceAll(turning, '').replaceAll(besideDay, ''));
}
