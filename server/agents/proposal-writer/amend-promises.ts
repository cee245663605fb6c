import { wordTest } from '#server/agents/ledger/word-test.ts';
import { dueWords, requestWords } from '#server/agents/discovery-coach/vocabulary/promise-words.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, terms, wordsOf } from '#server/readers/sentences.ts';
import { assent } from './agreed-requests.ts';
import type { Spoken } from './said-before.ts';
import { withoutFiller, type Turn } from './turns.ts';
import {
  amendingStarts,
  bareOrders,
  concessions,
  openDuties,
  refusingWords,
  removingStarts,
  tellingWords,
  waivingWords,
} from './vocabulary/amending-words.ts';
import { refusals } from './vocabulary/further-promises.ts';

/** A promise as a proposal quotes it. */
export interface Promised {
  turn: Turn;
  piece: string;
  at: number;
  /** Undefined: the speaker. */
  who: string | undefined;
  /** What was said before and tells what it is about. */
  on: Spoken | null;
}

const amends = new RegExp(`^(?:${oneOf(amendingStarts)})(?![\\p{L}])`, 'iu');
const removes = new RegExp(`^(?:${oneOf(removingStarts)})(?![\\p{L}])`, 'iu');
/** 'And how is the dog?' */
const asksAnew = /^(?:and|plus) .*\?$/iu;
/** 'With the purple vans?' */
export const addsToTalk = (sentence: string): boolean => amends.test(sentence);
/** Nothing else is said: 'Check. And the second point?' goes on to something else. */
const ordered = new RegExp(`^(?:${oneOf(bareOrders)})[.!]*$`, 'iu');
const declines = new RegExp(`^(?:(?:oh|well|um+|uh+|ah),? )*(?:${oneOf(refusals)})(?![\\p{L}])`, 'iu');
const refuses = wordTest(refusingWords);
const waives = wordTest(waivingWords);
const waived = new RegExp(waives.source, 'giu');
const day = wordTest(dueWords);
const concedes = new RegExp(`^(?:${oneOf(concessions)})[.,] `, 'iu');
const open = wordTest(openDuties);
const requests = wordTest(requestWords);
const promises = /\b(?:i|we)(?:[’']ll| will| can)?\b/iu;
const withs = /^with\b/iu;
const tells = wordTest(tellingWords);
/** 'And the test.' */
const thing = /^(?:and|plus)(?: (?:the|an?|your|our|my|of|for|on))*(?: \p{L}+){1,2}[.!]?$/iu;
const bounds = /^(?:before|after) /iu;
const mostOfAmendment = 8;
const mostOfAnswer = 6;
const mostTurns = 3;
/** The end of a sentence that something said of it takes back: ', and we look at it with the board.' */
const lastClause = /, and ([^,]+[.!])$/u;

const shares = (one: string, other: string): boolean => {
  const said = new Set(terms(one));
  return terms(other).some((term) => said.has(term));
};

/** Returns what the other side adds to a promise, or takes from it, and the answer that takes it up without refusing. */
function amendmentOf(turns: readonly Turn[], turn: Turn): { added: Turn; first: string; answer: Turn } | null {
  const last = turn.lines.at(-1)?.id;
  const at = turns.findIndex(({ lines }) => lines.some(({ id }) => id === last));
  const [added, answer] = [turns[at + 1], turns[at + 2]];
  if (added === undefined || answer === undefined || added.side === turn.side || answer.speaker !== turn.speaker)
    return null;
  const [first = ''] = splitSentences(added.text);
  const [reply = ''] = splitSentences(answer.text);
  if (!amends.test(first) || asksAnew.test(first) || wordsOf(first) > mostOfAmendment || wordsOf(reply) > mostOfAnswer)
    return null;
  // 'Without the deposit I can't.' repeats the words and says no; what the other side will do itself changes nothing.
  if (refuses.test(first) || refuses.test(answer.text) || promises.test(first)) return null;
  // 'With the deposit.' answers 'Without the deposit.' with a no.
  const same = removes.test(first) ? removes.test(reply) : amends.test(reply) && !removes.test(reply);
  const takesUp = same || (assent.test(reply) && !first.endsWith('?'));
  return takesUp && terms(first).length > 0 ? { added, first, answer } : null;
}

/** Returns whether an answer only takes up what was asked for: 'And the invoice goes to Paul.' says something else. */
const takesUpOnly = (reply: string, request: string): boolean =>
  (withs.test(reply) && !tells.test(reply)) ||
  ((thing.test(reply) || bounds.test(reply)) && terms(reply).every((term) => terms(request).includes(term)));

/** Returns a promise with what the other side changed of it ('And the drawings.' 'And the drawings.'), or a clause less. */
export function amended(turns: readonly Turn[], promise: Promised): Promised[] {
  const found = promise.turn.text.endsWith(promise.piece) ? amendmentOf(turns, promise.turn) : null;
  if (found === null) return [promise];
  const { added, first, answer } = found;
  const clause = lastClause.exec(promise.piece)?.[1];
  if (removes.test(first)) {
    if (clause === undefined || !shares(clause, first)) return [promise];
    const kept = promise.piece.slice(0, promise.piece.length - clause.length - ', and '.length);
    const change = { turn: added, piece: added.text, at: added.at, who: undefined };
    return [
      { ...promise, piece: kept },
      { ...change, on: { turn: promise.turn, sentence: clause } },
    ];
  }
  const [reply = ''] = splitSentences(answer.text);
  const request = splitSentences(added.text).findLast((text) => requests.test(text)) ?? first;
  if (!shares(reply, request) || promises.test(reply) || !takesUpOnly(reply, request)) return [promise];
  const whole = requests.test(request);
  if (!whole && promise.on !== null) return [promise];
  // 'With the drawings.' means nothing without the promise that it adds to.
  const on = whole ? { turn: added, sentence: request } : { turn: promise.turn, sentence: promise.piece };
  return [promise, { turn: answer, piece: reply, at: answer.at, who: undefined, on }];
}

/** Returns a promise without the condition that its speaker takes back in so many words: 'All right. I'll send them anyway.' */
export function conceded(turns: readonly Turn[], promise: Promised): Promised {
  const at = turns.findIndex(({ id }) => id === promise.turn.id);
  const said = new Set(terms(promise.piece));
  for (const turn of turns.slice(at + 1, at + 1 + mostTurns)) {
    if (turn.speaker !== promise.turn.speaker || !concedes.test(turn.text)) continue;
    const [, again = ''] = splitSentences(turn.text);
    if (!waives.test(again) || (day.test(promise.piece) && !day.test(again))) continue;
    const same = wordsOf(again) >= 3 && terms(again.replaceAll(waived, ' ')).every((term) => said.has(term));
    if (same && wordsOf(again) < wordsOf(promise.piece)) return { ...promise, turn, piece: again };
  }
  return promise;
}

/** 'No, I won't.' */
const saysNo = (text: string): boolean => declines.test(text) || refuses.test(splitSentences(text)[0] ?? '');

/** Finds what somebody would first have to do and was told to do: 'The rest I'd have to ask about.' 'Ask.' */
export function orderedDuties(turns: readonly Turn[]): Promised[] {
  return turns.flatMap((turn, at): Promised[] => {
    const [order, reply] = [turns[at + 1], turns[at + 2]];
    const sentences = splitSentences(turn.text);
    const duty = sentences.at(-1) ?? '';
    if (order === undefined || order.side === turn.side || !ordered.test(order.text) || !open.test(duty)) return [];
    if (duty.endsWith('?') || (reply?.speaker === turn.speaker && saysNo(reply.text))) return [];
    const asked = turns[at - 1];
    const sentence = asked === undefined || asked.side === turn.side ? '' : withoutFiller(asked.text);
    const fits =
      asked !== undefined && wordsOf(sentence) >= 3 && wordsOf(sentence) <= 25 && asked.text.includes(sentence);
    const before = sentences.at(-2);
    const whole = before === undefined ? duty : `${before} ${duty}`;
    const piece = withoutFiller(turn.text.includes(whole) ? whole : duty);
    return [{ turn, piece, at: turn.at, who: undefined, on: fits ? { turn: asked, sentence } : null }];
  });
}
