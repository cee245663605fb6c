import { wordTest } from '../ledger/word-test.ts';
import { pricedIn } from './said-price.ts';
import * as words from './vocabulary/asked-matters.ts';

/** What a question about a call may ask for, by what the coach hears too. */
export type AskedMatter = keyof typeof words.mattersAsked;

export interface AskedOfCall {
  /** Whose promises are asked for; null: no promises. */
  promises: 'rep' | 'prospect' | 'all' | null;
  matter: AskedMatter | null;
  /** It asks when both sides talk again. */
  meeting: boolean;
  /** Whose or what's price it asks for; null: none by name. */
  priced: string | null;
  /** It asks of the prospect's side. */
  ofProspect: boolean;
}

const tests = Object.entries(words.mattersAsked).map(
  ([matter, list]) => [matter as AskedMatter, wordTest(list)] as const,
);
const own = wordTest(words.ownPromisesAsked);
const theirs = wordTest(words.theirPromisesAsked);
const all = wordTest(words.allPromisesAsked);
const meeting = wordTest(words.meetingAsked);
const prospect = wordTest(words.ofProspect);

/** What a rep asks of a call: promises, a matter, or anything else. */
export function askedOfCall(question: string): AskedOfCall {
  const promises = own.test(question) ? 'rep' : theirs.test(question) ? 'prospect' : all.test(question) ? 'all' : null;
  const matter = promises === null ? (tests.find(([, test]) => test.test(question))?.[0] ?? null) : null;
  const priced = promises === null && matter === null ? pricedIn(question) : null;
  const isMeeting = matter === null && meeting.test(question);
  return { promises, matter, meeting: isMeeting, priced, ofProspect: prospect.test(question) };
}
