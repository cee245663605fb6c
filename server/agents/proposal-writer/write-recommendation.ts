import type { AnswerKind } from '#server/agents/discovery-coach/answer-kind.ts';
import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { tellsOfLoss } from '#server/agents/discovery-coach/got-worse.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import type { Solution } from '#contract/solutions.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { isStatement, similarity, splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import type { Blocks } from './write-journey.ts';
import { solutionNamer } from './figures/other-solution.ts';
import { rivalTest } from './names/rival-test.ts';
import { caseWords, priceListWords } from '#server/agents/vocabulary/solutions.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { leansOnSentence } from './leaning-sentence.ts';
import { approachHeadings, approachTimes, approachWords, weakApproachWords } from './vocabulary/approach-words.ts';
import { answerStarts, backPrepositions, subjectStarts } from './vocabulary/pointing-words.ts';
import { offeringVerbs, verbsOrNouns } from './vocabulary/offering-verbs.ts';
import {
  askedOfBuyers,
  audienceHeadings,
  chargeWords,
  headingTails,
  ofDocuments,
  sellerWords,
} from './vocabulary/seller-words.ts';

/** Share of common words from which on two sentences say the same. */
const sameSentence = 0.8;
const mostOverview = 3;
const mostComponents = 5;
const mostSteps = 4;
const fewestWords = 6;
const begins = wordTest(approachWords);
const mayBegin = wordTest(weakApproachWords);
const saysWhen = wordTest(approachTimes);
const approach = (text: string): boolean => begins.test(text) || (mayBegin.test(text) && saysWhen.test(text));
const toSellers = wordTest(sellerWords);
const ofDocument = new RegExp(`^(?:${oneOf(ofDocuments)})(?![\\p{L}])`, 'iu');
/** What is charged, and when, belongs to the investment. */
const ofMoney = wordTest(chargeWords);
const ofBuyers = wordTest([...askedOfBuyers, ...audienceHeadings.map((each) => `^${each}$`)]);
const headsApproach = wordTest(approachHeadings.map((each) => `^${each}$`));
const isOfApproach = ({ answer }: Sentence): boolean => headsApproach.test(answer.heading.trim());
/** Steps stand in the order of their document. */
const inOrder = (found: readonly Sentence[]): Sentence[] =>
  found.filter(isOfApproach).toSorted((a, b) => a.place - b.place);
/** 'If one breaks down, we collect it' goes on with another sentence. */
const goesOn = /^(?:if|when|once|should|as soon as) (?:one|it|they|this|that|he|she)\b/iu;
/** 'Behind that a generator may stand', 'Two weeks after that.': what it points at isn't printed. */
const pointsBack = new RegExp(
  String.raw`\b(?:${oneOf(backPrepositions)}) (?:that|this|those|these)(?=[,.;:]|$| (?:${oneOf(subjectStarts)})\b)`,
  'iu',
);
/** 'From a signed order it is six months': what takes so long was said before. */
const lacksSubject = /^(?:from|after|for|in|with|on) [^,.;:]{3,40} it (?:is|was|takes)\b/iu;
/** What the seller doesn't do, or what went wrong, is no part of what is recommended. */
const takesBack =
  /^(?:we|it|they|there) (?:cannot|can[’']t|do not|don[’']t|does not|doesn[’']t|never|have had|is no)\b/iu;
const hasNone = /^(?:we|it|they) (?:give|carry|sell|make|offer|take|do|have|hold|keep) no\b/iu;
/** 'The usual way is an inspector once a year.' 'Kiln Works, Leith (5 ovens): found a crack.' tell of others. */
const ofOtherWays = /^(?:the|an?) (?:usual|old|common|ordinary|normal) (?:way|method|practice) (?:is|was)\b/iu;
const tellsStory = /^\p{Lu}[^.:]{2,60}\([^()]{2,60}\): \p{Ll}/u;
const further = oneOf([...offeringVerbs, ...verbsOrNouns]);
const doesSomething = new RegExp(`^(?:${further}) `, 'iu');
/** 'Some will in the first week.' 'First two weeks, yes.' only answer what somebody asked. */
const answersOnly = new RegExp(`^(?:${oneOf(answerStarts)})|(?:^|, )(?:yes|no)(?=[,.])`, 'iu');
/** 'Acme: cheap, no service', 'Acme: German, very good.' list what somebody else has. */
const names = /^\p{Lu}[\p{L}\p{N}&.’'-]*(?: \p{Lu}[\p{L}\p{N}&.’'-]*){0,2}: (?<rest>.+)$/su;
/** Unless it goes on with what it does, or its name is the solution's. */
function namesAnother(text: string, solution: Pick<Solution, 'name'> | null): boolean {
  const { rest } = names.exec(text)?.groups ?? {};
  if (rest === undefined) return false;
  const isOwn = solution !== null && solution.name !== '' && text.startsWith(solution.name);
  return /^\p{Ll}/u.test(rest) || (!doesSomething.test(rest) && !isOwn);
}

/** What one customer got, or what things cost, is no part of a recommendation to another. */
const aboutOthers = new RegExp(oneOf([...caseWords, ...priceListWords]), 'iu');

interface Sentence {
  answer: ContentAnswer;
  text: string;
  fit: number;
  /** Where it stands in the content. */
  place: number;
}

/** Words so frequent in the content tell nothing of what was talked about. */
const fewestShared = 2;
const tellingRarity = 0.5;

/** Returns content sentences fit for a proposal, those on topics of the call first. */
function contentSentences(material: ProposalMaterial, about: string, kinds: readonly AnswerKind[]): Sentence[] {
  const { content } = material;
  const wanted = countTerms(about);
  const { isOfAnother } = solutionNamer(material);
  const rivals = rivalTest(content.rivals);
  return content.answers
    .filter(
      ({ kind, passage, heading }) =>
        kinds.includes(kind) && !aboutOthers.test(passage.title) && !ofBuyers.test(heading),
    )
    .flatMap((answer, place) =>
      answer.sentences.map(({ text, terms }, at): Sentence => {
        const shared = [...terms].filter((term) => wanted.has(term));
        const fit = shared.reduce((sum, term) => sum + content.rarity(term), 0);
        const tells = shared.length >= fewestShared || shared.some((term) => content.rarity(term) >= tellingRarity);
        return { answer, text, fit: tells ? fit : 0, place: place + at / answer.sentences.length };
      }),
    )
    .filter(
      ({ text, answer }) =>
        isStatement(text) &&
        !leansOnSentence(text) &&
        // What an answer says of 'it' is about the concern that it answers.
        !(answer.kind === 'objection' && /\bit\b/iu.test(text)) &&
        !ofMoney.test(text) &&
        !goesOn.test(text) &&
        !pointsBack.test(text) &&
        !lacksSubject.test(text) &&
        !namesAnother(text, material.solution) &&
        !ofOtherWays.test(text) &&
        !answersOnly.test(text) &&
        !tellsStory.test(text) &&
        !tellsOfLoss(text) &&
        !amount.test(text) &&
        !toSellers.test(text) &&
        !ofDocument.test(text) &&
        !rivals(text) &&
        !isOfAnother(`${answer.heading}\n${text}`),
    )
    .toSorted((a, b) => b.fit - a.fit);
}

function describedBy({ solution }: ProposalMaterial): string[] {
  if (solution === null) return [];
  return splitSentences(solution.description).filter((text) => !amount.test(text) && wordsOf(text) >= fewestWords);
}

/** 'Siftwell in brief': a heading's words after a name. */
const afterName = new RegExp(`^(\\p{Lu}.*?)(?:${oneOf(headingTails)})$`, 'iu');

/** Returns a solution's name without the words of a heading, where its description calls it by the name alone. */
function soldName({ name, description }: Pick<Solution, 'name' | 'description'>): string {
  const short = afterName.exec(name)?.[1]?.trim();
  return short !== undefined && !description.includes(name) && description.includes(short) ? short : name;
}

/** Returns what the overview tells of the solution. */
export const overviewOf = (material: ProposalMaterial): string[] => describedBy(material).slice(0, mostOverview);

const offers = new RegExp(`^(?:${oneOf(offeringVerbs)}) (?!(?:and|or|of|from)\\b)`, 'iu');
const offersOn = new RegExp(
  `^(?:${oneOf(verbsOrNouns)}) [^.;]*(?:,| and|, and) (?:${further}) (?:the|an?|them|it|every|all|each|your|\\p{Ll}+s)\\b`,
  'iu',
);
/** 'Plans runs for mixed fleets.' leaves out what plans them: after its name it is 'it'. */
export const withSubject = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && (offers.test(text) || offersOn.test(text))
    ? `It ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;

const recommending = 'We recommend ';
/** Returns whether a text is the sentence that says what is recommended. */
export const isRecommendation = (text: string): boolean => text.startsWith(recommending);

/**
 * Writes the recommendation: the solution in the seller's words, the parts the call asked for, and how to begin; adds
 * its sentences to `taken`.
 */
export function writeRecommendation(
  material: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  taken: Set<string>,
): Blocks {
  const { solution, fields } = material;
  const needs = [...fields.barriers, ...fields.desiredOutcomes, ...call.held.map(({ piece }) => piece)].join(' ');
  const take = (found: readonly Sentence[], most: number): Sentence[] => {
    const isTold = (text: string): boolean => [...taken].some((told) => similarity(told, text) >= sameSentence);
    const chosen: Sentence[] = [];
    for (const each of found) {
      if (chosen.length === most) break;
      if (isTold(each.text)) continue;
      taken.add(each.text);
      chosen.push(each);
    }
    return chosen;
  };
  const described = describedBy(material);
  const overview =
    solution === null
      ? []
      : [
          book.fromOffer('solutionOverview', 'Solution', `${recommending}${soldName(solution)}.`, soldName(solution)),
          ...described
            .slice(0, mostOverview)
            .map((text) => book.fromOffer('solutionOverview', solution.name, withSubject(text), text)),
        ];
  const found = contentSentences(material, needs, ['offer', 'objection']);
  const steps = take([...inOrder(found), ...found.filter(({ text }) => approach(text))], mostSteps);
  const parts = take(
    found.filter(
      (each) =>
        each.answer.kind === 'offer' &&
        each.fit > 0 &&
        !isOfApproach(each) &&
        !takesBack.test(each.text) &&
        !hasNone.test(each.text),
    ),
    mostComponents,
  );
  const further = described.slice(mostOverview).filter((text) => !taken.has(text));
  return {
    solutionOverview: overview,
    keyComponents:
      parts.length > 0
        ? parts.map(({ answer, text }) => book.fromContent('keyComponents', answer, text))
        : further.slice(0, mostComponents).map((text) => book.fromOffer('keyComponents', solution?.name ?? '', text)),
    approach: steps.map(({ answer, text }) => book.fromContent('approach', answer, text)),
  };
}
