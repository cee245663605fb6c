import type { ContentPassage } from '#contract/ask.ts';
import type { Claim } from '#contract/evidence.ts';
import type { AskedTerm } from '#server/search/passages-for.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { answerChance } from './answer-chance.ts';
import { answerLength, judgeCandidates, orderPassages, type JudgedCandidate } from './judge-candidates.ts';
import { matcherOf } from './match-concepts.ts';
import { isMoney } from './measures.ts';
import { readQuestion, type AskedQuestion } from './read-question.ts';
import { statesPrice } from './states-price.ts';
import { fewestAsked, tellsAsked } from './tells-asked.ts';

export interface DraftAnswer {
  /** Each quotes itself. */
  claims: Claim[];
  /** The chance that they answer, 0 to 1. */
  chance: number;
  /** The first of them says all that is asked for, and holds the kind of thing that is asked for. */
  whole: boolean;
  /** The first of them says a price, and in its own words all that it is asked of. */
  priced: boolean;
  /** The first of them says in its own words all that it is asked, and the number, day or person with it. */
  stated: boolean;
  /** The first of them tells by its form what is asked for: it defines it, or says every word of it and the asked part. */
  told: boolean;
  /** The first of them holds the number, day, person or price that is asked for; true for other questions. */
  holds: boolean;
  /** Share of what is asked for that the first of them says itself or stands under, 0 to 1. */
  said: number;
  /** What was found, what may answer first. */
  passages: ContentPassage[];
}

const fewestWords = 4;
/** A line of a word or two answers nothing by itself. */
const holdsWords = ({ text }: Candidate): boolean =>
  text.includes(' | ') || /\d|[.!…)”"]$/u.test(text) || text.split(/\s+/u).length >= fewestWords;
const asksItself = /^(?:how|what|where|when|who|whose|why|which)\b|\?$/iu;
/** A heading that asks, or the title of the item: it says where an answer stands and is none itself. */
const announces = ({ text, names, title }: Candidate): boolean =>
  names && !/\d/u.test(text) && (asksItself.test(text) || title.startsWith(`${text}\n`));

const fewestHeads = 3;
/** The names of a table's columns say nothing without a row. */
const headsColumns = ({ text, lead, after }: Candidate): boolean =>
  lead === '' && !/\d/u.test(text) && text.split(' | ').length >= fewestHeads && after.includes(' | ');

/** Whether it may stand in an answer. */
export const answersItself = (candidate: Candidate): boolean =>
  holdsWords(candidate) && !announces(candidate) && !headsColumns(candidate);

/** The first ones that are no longer together than an answer; one that would be is passed over. */
export function upToLength(judged: readonly JudgedCandidate[]): JudgedCandidate[] {
  const chosen: JudgedCandidate[] = [];
  let length = 0;
  for (const each of judged) {
    const added = each.candidate.text.length;
    if (chosen.length > 0 && length + added > answerLength.characters) continue;
    chosen.push(each);
    length += added;
    if (chosen.length === answerLength.sentences) break;
  }
  return chosen;
}

/** From this share on a sentence says what is asked for; a word that says the same counts a little less. */
const wholeFrom = 0.85;

/** A price of another thing often stands below a heading with the words that are asked for, so only a sentence's own words count. */
const ownSaidFrom = 0.9;
const certainKinds = new Set(['amount', 'count', 'date', 'person']);
/** Whether a sentence holds the kind of thing that is asked for, as far as that can be told. */
const holdsAsked = ({ kind }: AskedQuestion, { features }: JudgedCandidate): boolean =>
  !certainKinds.has(kind) || features.measured > 0 || features.holdsKind > 0;

/** Whether a sentence says all that is asked for: itself, or for an amount what it stands under. */
function saysWhole({ kind, measure }: AskedQuestion, { candidate, features }: JudgedCandidate): boolean {
  const holds = features.measured > 0 || features.holdsKind > 0 || (isMoney(measure) && /\d/u.test(candidate.text));
  const isOpen = kind === 'definition' && features.ownSaid >= wholeFrom;
  if (!holds && !isOpen) return false;
  const says = features.measured > 0 ? 1 - features.missingLocal : features.ownSaid;
  return says >= wholeFrom;
}

function statesAsked(asked: AskedQuestion, one: JudgedCandidate): boolean {
  const words = asked.concepts.filter(({ light, ofKind }) => !light && !ofKind).length;
  const holds = certainKinds.has(asked.kind) && holdsAsked(asked, one);
  return holds && words >= fewestAsked && one.features.ownSaid >= ownSaidFrom;
}

/** The sentences of the passages that most likely answer, and how likely that is. */
export function draftAnswer(
  question: string,
  {
    passages,
    terms,
    total,
    rarity = new Map(),
    within = Infinity,
  }: {
    passages: readonly ContentPassage[];
    terms: readonly AskedTerm[];
    total: number;
    /** How rare words are that stand for those of the question, as far as that is known. */
    rarity?: ReadonlyMap<string, number>;
    /** Sentences that score so much less than the best are left out. */
    within?: number;
  },
): DraftAnswer {
  const asked = readQuestion(question, { terms, total });
  const judged = judgeCandidates(asked, candidatesOf(passages, new Set(terms.map(({ term }) => term))), rarity);
  const matcher = matcherOf(asked, rarity);
  const able = judged.filter(({ candidate }) => answersItself(candidate));
  const best = judged[0]?.score ?? 0;
  const chosen = upToLength(judged.filter(({ candidate, score }) => answersItself(candidate) && score > best - within));
  const order = new Set(orderPassages(judged));
  return {
    claims: chosen.map(({ candidate: { passage, text } }, at) => ({
      id: `answer-${at + 1}`,
      text,
      kind: 'fact',
      quotes: [{ sourceId: passage.passageId, text }],
    })),
    chance: answerChance(asked, able, matcher),
    whole: chosen[0] !== undefined && asked.concepts.some(({ light }) => !light) && saysWhole(asked, chosen[0]),
    priced:
      chosen[0] !== undefined &&
      isMoney(asked.measure) &&
      asked.concepts.some(({ light, ofKind }) => !light && !ofKind) &&
      chosen[0].features.measured > 0 &&
      chosen[0].features.ownSaid >= ownSaidFrom &&
      statesPrice(chosen[0].candidate.text, asked.concepts),
    stated: chosen[0] !== undefined && statesAsked(asked, chosen[0]),
    told: chosen[0] !== undefined && tellsAsked(asked, chosen[0], matcher),
    holds: chosen[0] !== undefined && holdsAsked(asked, chosen[0]),
    said: chosen[0] === undefined ? 0 : 1 - chosen[0].features.missingLocal,
    passages: [...order, ...passages.filter((passage) => !order.has(passage))],
  };
}
