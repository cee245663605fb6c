import { saidFacts, type CallFact, type CoachState } from '#contract/coaching.ts';
import type { SessionField, SessionFields } from '#contract/discovery-fields.ts';
import type { FrameFact, FramePoint } from '#contract/frames.ts';
import { heardWords, phrasePattern, unspaced } from '#contract/whole-words.ts';
import { fieldOf } from './built-in-frames.ts';

/** A line by the prospect or a note. */
export interface SpokenLine {
  id: string;
  text: string;
}

/** State of a frame's point and what fills it: the words and their line, null if typed. */
export interface PointState {
  state: 'empty' | 'call' | 'confirmed';
  quote: { text: string; lineId: string | null } | null;
}

export interface CallFacts {
  value: (field: SessionField) => SessionFields[SessionField];
  coach: Pick<CoachState, 'suggestions' | 'cards'>;
  spoken: readonly SpokenLine[];
  /** What was said or noted of facts that no field holds. */
  facts: readonly CallFact[];
}

const empty: PointState = { state: 'empty', quote: null };

/** Matches whole words in any case; scripts without spaces have no word boundaries to match. */
function phraseTest(words: readonly string[]): RegExp {
  const spaced = words.filter((word) => !unspaced.test(word)).map(phrasePattern);
  const joined = words.filter((word) => unspaced.test(word)).map(phrasePattern);
  const whole = spaced.length === 0 ? [] : [heardWords(spaced.join('|'))];
  return new RegExp([...whole, ...joined].join('|'), 'iu');
}

/** Returns the sentence that contains this offset. */
function sentenceAround(text: string, at: number): string {
  let from = 0;
  for (const sentence of text.split(/(?<=[.!?]["”’)]?)\s+/u)) {
    from = text.indexOf(sentence, from) + sentence.length;
    if (at < from) return sentence;
  }
  return text;
}

/** Returns the first line containing one of these words. */
function firstSaid(words: readonly string[], spoken: readonly SpokenLine[]): PointState {
  if (words.length === 0) return empty;
  const test = phraseTest(words);
  for (const { id, text } of spoken) {
    const found = test.exec(text);
    if (found !== null) return { state: 'call', quote: { text: sentenceAround(text, found.index), lineId: id } };
  }
  return empty;
}

const isSaid = (fact: FrameFact): fact is (typeof saidFacts)[number] => saidFacts.some((each) => each === fact);

/** A rival that the coach answered with a card: the line that named it. */
function rivalNamed({ coach, spoken }: CallFacts): PointState {
  const card = coach.cards.findLast(({ kind }) => kind === 'competitor');
  const line = spoken.find(({ id }) => id === card?.lineId);
  if (card === undefined) return empty;
  return { state: 'call', quote: line === undefined ? null : { text: line.text, lineId: line.id } };
}

function readFact(fact: FrameFact, call: CallFacts): PointState {
  const { value, coach, facts } = call;
  const told = facts.find((each) => each.fact === fact);
  const heard: PointState =
    told === undefined ? empty : { state: 'call', quote: { text: told.text, lineId: told.lineId } };
  if (isSaid(fact)) {
    const named = fact === 'competitor' ? rivalNamed(call) : empty;
    return named.quote === null && heard.state === 'call' ? heard : named;
  }
  const said = (state: 'open' | 'accepted'): PointState['quote'] => {
    const found = coach.suggestions.find((each) => each.field === fact && each.state === state);
    return found === undefined ? null : { text: found.text, lineId: found.lineId };
  };
  const accepted = said('accepted');
  const open = said('open');
  if (fact === 'decisionProcess' || fact === 'budget') {
    if (accepted !== null) return { state: 'confirmed', quote: accepted };
  } else {
    const typed = [value(fact === 'currentSituation' ? fact : fieldOf[fact])].flat().find((text) => text.trim() !== '');
    if (typed !== undefined) return { state: 'confirmed', quote: accepted ?? { text: typed, lineId: null } };
  }
  return open === null ? heard : { state: 'call', quote: open };
}

/** Returns a point's state: confirmed takes precedence over said, fields over words. */
export function readPoint({ facts, words }: FramePoint, call: CallFacts): PointState {
  const states = [...facts.map((fact) => readFact(fact, call)), firstSaid(words, call.spoken)];
  return states.find(({ state }) => state === 'confirmed') ?? states.find(({ state }) => state === 'call') ?? empty;
}
