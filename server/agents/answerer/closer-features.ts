import { placedTerms } from '#server/search/index-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { comparingWords, doingWords, plainlySettling, reasonsGiven } from '#server/agents/vocabulary/questions.ts';
import type { Candidate } from './candidates.ts';
import { asksForPart, freshReader } from './fresh-parts.ts';
import { covered, type Matched, type Matcher } from './match-concepts.ts';
import type { AskedQuestion } from './read-question.ts';

/** What a closer look at one of the best candidates tells, each 0 to 1, `missed` up to 5. */
export interface CloserFeatures {
  /** The asked number, day, person or place stands here, and the question doesn't say it itself. */
  fresh: number;
  /** Such a thing is asked for, and none stands here. */
  noneFresh: number;
  /** Share of what is asked for that stands within a few words of it. */
  aroundFresh: number;
  /** What the kind of question asks for stands here, whatever kind it is. */
  fits: number;
  /** A list is asked for, and several things stand side by side. */
  listed: number;
  /** As many as were asked for are named. */
  numbered: number;
  /** A reason is asked for, and given just before or behind. */
  reasonNear: number;
  /** It is asked of the company itself, and said by it. */
  byUs: number;
  row: number;
  /** How surely the second and third rarest of what is asked for stand here or in what it stands under. */
  secondRarest: number;
  thirdRarest: number;
  /** How many of the asked things stand neither here nor in what it stands under. */
  missed: number;
  /** Share that its passage and its title say. */
  passageSaid: number;
}

const words = (list: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${oneOf(list)})\b`, 'iu');
const reasons = words(reasonsGiven);
const doing = new RegExp(String.raw`^(?:${oneOf(doingWords)})\b|\bby \w+ing\b|\b(?:you can|via|through)\b`, 'iu');
const settles = new RegExp(String.raw`\b(?:${oneOf(plainlySettling)})\b|n['’]t\b`, 'iu');
const compares = words([...comparingWords, 'against', 'dearer', 'ours?', 'theirs?']);
const severalOf = /,| and | or | \| /gu;
const numberAsked = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/iu;
const fewAround = 6;
const missedBelow = 0.3;
const missedAtMost = 5;
/** What stands before a sentence and in the title counts a little less. */
const awayShare = 0.9;
/** Where nothing can be told. */
const unknown = 0.5;

/** The words around a part of a text. */
function around(text: string, from: number, placed: ReturnType<typeof placedTerms>): string {
  const next = placed.findIndex((term) => term.from >= from);
  const at = next < 0 ? placed.length : next;
  const first = placed[Math.max(0, at - fewAround)];
  const last = placed[Math.min(placed.length - 1, at + fewAround)];
  return text.slice(first?.from ?? 0, last?.to ?? text.length);
}

/** Reads the best candidates of one question once more. */
export function closerReader(question: AskedQuestion, matcher: Matcher): (candidate: Candidate) => CloserFeatures {
  const { concepts, kind } = question;
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const weights = concepts.map(({ weight }) => weight / whole);
  const rarest = concepts
    .map(({ light, ofKind }, at) => ({ at, counts: !light && !ofKind }))
    .filter(({ counts }) => counts)
    .map(({ at }) => at)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  const forPart = asksForPart(question);
  const partsOf = freshReader(question);
  const number = kind === 'list' ? numberAsked.exec(question.text)?.[0].toLowerCase() : undefined;
  const level = ({ levels }: Matched, at: number): number => levels[at] ?? 0;

  return (candidate) => {
    const { text, before, after } = candidate;
    const [own, heading, lead, previous, title] = [
      text,
      candidate.heading,
      candidate.lead,
      before,
      candidate.title,
    ].map(matcher) as [Matched, Matched, Matched, Matched, Matched];
    const passage = matcher(`${candidate.passage.heading ?? ''}\n${candidate.passage.text}`);
    const local = (at: number): number =>
      Math.max(
        level(own, at),
        level(heading, at),
        level(lead, at),
        awayShare * Math.max(level(previous, at), level(title, at)),
      );
    const parts = partsOf(text, candidate.lead);
    const placed = parts.length === 0 ? [] : placedTerms(text);
    const fresh = parts.reduce((most, { sure }) => Math.max(most, sure), 0);
    const row = text.includes(' | ');
    const several = text.match(severalOf)?.length ?? 0;
    const listed = kind === 'list' ? Math.min(1, Math.max(several / 2, parts.length / 2.5)) : 0;
    const reasonNear = kind === 'why' && reasons.test(`${before} ${after}`) ? 1 : 0;
    const fits = (): number => {
      if (forPart) return fresh;
      if (kind === 'list') return listed;
      if (kind === 'why') return reasons.test(text) ? 1 : reasonNear / 2;
      if (kind === 'how') return doing.test(text) ? 1 : 0;
      if (kind === 'yes-no') return settles.test(text) ? 1 : 0;
      if (kind === 'comparison') return row || compares.test(text) ? 1 : 0;
      return unknown;
    };
    const rare = (place: number): number => {
      const at = rarest[place];
      return at === undefined ? unknown : local(at);
    };
    return {
      fresh,
      noneFresh: forPart && fresh === 0 ? 1 : 0,
      aroundFresh: parts.reduce(
        (most, { from, sure }) => Math.max(most, sure * covered(matcher(around(text, from, placed)), weights)),
        0,
      ),
      fits: fits(),
      listed,
      numbered: number !== undefined && text.toLowerCase().includes(number) ? 1 : 0,
      reasonNear,
      byUs: question.ours && /\b(?:we|our|us)\b/iu.test(text) ? 1 : 0,
      row: row ? 1 : 0,
      secondRarest: rare(1),
      thirdRarest: rare(2),
      missed: Math.min(missedAtMost, rarest.filter((at) => local(at) < missedBelow).length),
      passageSaid: weights.reduce(
        (sum, weight, at) => sum + weight * Math.max(level(passage, at), level(title, at)),
        0,
      ),
    };
  };
}
