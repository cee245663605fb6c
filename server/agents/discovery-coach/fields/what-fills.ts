import { distances, moneyOrShare, otherMoney } from './vocabulary/other-matter-words.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { months } from '#server/agents/vocabulary/months.ts';
import { saidValues } from '#server/agents/said/said-values.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { sumWords, totalWords } from '../vocabulary/amount-words.ts';
import { countNames } from '../vocabulary/reckoning-words.ts';
import { guessWords } from '../vocabulary/unfit-words.ts';
import { feelingWords } from '../vocabulary/feeling-words.ts';
import { tellsNothing } from './fit-answer.ts';
import {
  askedVerbs,
  beforeThat,
  deniedGoals,
  deniedSums,
  dueParts,
  feelingSigns,
  goalWords,
  incomeWords,
  lossWords,
  pastVerbs,
  pledgeVerbs,
  praiseWords,
  presentNeeds,
  requestWords,
  relativesBusiness,
  rightedSums,
  ruledOutDays,
  sizeQuestions,
  stubbornWords,
  turningWords,
  unrealWords,
  wishingWords,
  wonderWords,
} from '../vocabulary/holding-words.ts';

const praise = wordTest(praiseWords, 'giu');
const stubborn = wordTest(stubbornWords);
const turns = wordTest(turningWords);
const wishes = wordTest(wishingWords);
const unreal = wordTest(unrealWords);
const requests = wordTest(requestWords);
const feels = wordTest([...feelingWords, ...feelingSigns]);
const comesIn = wordTest(incomeWords);
const losses = wordTest(lossWords);
const denied = wordTest(deniedSums);
const righted = wordTest(rightedSums);
const deniesGoal = wordTest(deniedGoals);
const needs = wordTest(presentNeeds);
const due = wordTest(dueParts);
const before = wordTest(beforeThat);
const goal = wordTest(goalWords);
const asksSize = wordTest(sizeQuestions);
const totals = wordTest(totalWords);
const sum = wordTest(sumWords);
const perYear = /\b(?:a|per|the|last|that|this|every|each|in one) (?:year|annum)\b/iu;
const isIncome = (text: string): boolean => comesIn.test(text) && !losses.test(text);
/** 'I wouldn't say it costs us forty thousand.' */
const isDenied = (text: string): boolean => denied.test(text) && !righted.test(text);
/** 'But' in front turns what was said before. */
const joined = /^(?:but|only|though),? /iu;
/** Whether a sentence praises, with no word that turns it. */
export const lauds = (text: string): boolean => {
  const left = text.replaceAll(praise, '');
  return left !== text && !turns.test(text.replace(joined, '')) && !stubborn.test(left);
};
/** 'What I want to know is how quick you come' asks the seller something. */
const wonders = wordTest(wonderWords);
const ofRelatives = wordTest(relativesBusiness);
/** 'I'd be lying awake' at a price tells of no feeling today. */
const supposedFeeling = /^(?:(?:and|but|so|then),? )?(?:i|we)(?:[’']d| would| might) (?:be|feel|lie|hate)\b/iu;
/** 'It said it was sorry for my loss', 'one that says sorry': that is no feeling of theirs. */
const saidByOthers =
  /\b(?:it|he|she|they|that|which|who|one) (?:just |only |always )?(?:said|says?|goes|told|asked)\b[^.;!?]*/giu;
/** 'When you people say million my heart just looks at you' is said of a price. */
const atSeller = /\b(?:you (?:people|lot|guys|fellas)|when (?:i hear )?you (?:say|talk|mention|quote|start))\b/iu;
/** 'You'd have to sign the two years' tells what binds somebody, and not who decides. */
const bindsFor =
  /\bsign (?:in|out)\b|\bsign\w* (?:up )?(?:for )?(?:the |a )?(?:\p{L}+[- ]){0,2}(?:years?|months?|terms?|contract)\b/iu;
/** 'Three points less of second class' is what it brings. */
const fewer = /\b(?:points?|per ?cent|%|euros|dollars|pounds|hours|days) (?:less|fewer|more|lower|higher)\b/iu;
/** 'Miss Carter' misses nothing. */
const titled = /\b(?:Miss|Ms|Mrs?)\.? \p{Lu}\p{L}+/gu;
const subject = '(?:it|they|he|she|we|i|that|this|there|you|who|(?:the|my|our|his|her|their|one) \\p{L}+(?: \\p{L}+)?)';
/** A sentence that begins with who did something, or what was. */
const told = new RegExp(
  `^(?:(?:and|but|so|well|no|yeah|oh|um|because|cause|then),? )*${subject}(?: (?:all|both|just|only|never|always|once|even))? (?:${oneOf(pastVerbs)})(?![\\p{L}’'])`,
  'iu',
);
/** 'We promised the council the first of May.' */
const pledged = new RegExp(`^${subject} (?:${oneOf(pledgeVerbs)})(?![\\p{L}’'])`, 'iu');
const asked = new RegExp(`^${subject} (?:${oneOf([...pledgeVerbs, ...askedVerbs])})(?![\\p{L}’'])`, 'iu');
const conceded = /[,;] (?:but )?(?:i|we)[’'](?:ll|d) (?:give|say|admit|grant)\b.*$/iu;
/** 'In November we'd three of them.' */
const hadSome = /\b(?:i|we|they|he|she)[’']d (?:a|an|one|two|three|four|five|six|some|no) /iu;

/** 'I'd say one a month.' */
const guesses = new RegExp(
  `^(?:${oneOf(guessWords)})(?: it)?(?: (?:at|about|around|maybe|roughly|nearer))* (?:an?|one|half|\\d+|${oneOf(countNames)}|\\p{L}+teen) `,
  'iu',
);
/** 'In July and August it's six.' */
const inSeason = new RegExp(
  `^(?:(?:and|but|so),? )?in (?:the )?(?:${oneOf([...months, 'summer', 'winter', 'spring', 'autumn'])})(?: (?:and|or) \\p{L}+)?,? (?:it|we|they|there|you)(?:[’']s|[’']re| is| are| do| get| have) `,
  'iu',
);

/** 'Before Christmas would be mad.' */
const ruledOut = wordTest(ruledOutDays);
/** 'That's three weeks from now' says how far off a day is that another sentence names. */
const howFar = wordTest(distances);

/** 'He's a good lad.' 'You'll need to eat more porridge.': what is said of or to somebody else is no wish. */
const ofSomebody = /^(?:(?:and|but|so|well|oh|yes|no|i know),? )*(?:he|she)(?:[’']s| is| was| has| had)\b/iu;
const toSomebody = /^(?:(?:and|but|so|well|oh|then),? )*you(?:[’']ll| will)? (?:need|have|ought|should|want)\b/iu;
/** What others put aside, or what is sold, is no budget of theirs. */
const ofOthersMoney = wordTest(otherMoney);
const ofMoney = wordTest(moneyOrShare);
const smallest = 12;
/** 'So it's nearly ten a week' counts something. */
const onlyCounts = (text: string): boolean => {
  const numbers = saidValues(text).filter(({ kind }) => kind === 'number');
  return numbers.length > 0 && numbers.every(({ value }) => value <= smallest) && !ofMoney.test(text);
};
/** Whether a sentence tells what was, with no word of what should be. */
const isPast = (text: string): boolean => {
  const plain = text.replace(conceded, '');
  return told.test(plain) && !wishes.test(plain) && !needs.test(plain) && !(asked.test(plain) && due.test(plain));
};

/** Whether a question asks how much there is or what is charged, so that a sum that follows is no cost. */
export const asksOfSize = (question: string): boolean => asksSize.test(question);

/**
 * Whether a sentence holds what a field is for: what should be for outcomes and relief, what is amiss for barriers, how
 * somebody feels, money that is lost, a day to come.
 */
export function fillsField(field: CallField, text: string): boolean {
  if (field === 'barriers') return !lauds(text) && !ofRelatives.test(text);
  if (field === 'outcomes' && (deniesGoal.test(text) || wonders.test(text))) return false;
  if (field === 'outcomes' && ((ofSomebody.test(text) && !wishes.test(text)) || toSomebody.test(text))) return false;
  if (field === 'budget') return !ofOthersMoney.test(text);
  if ((field === 'financialImpact' || field === 'impact') && onlyCounts(text)) return false;
  if (field === 'outcomes') return !unreal.test(text) && !isPast(text) && !tellsNothing(text) && !guesses.test(text);
  if (field === 'decisionProcess') return !bindsFor.test(text);
  if (field === 'relief' && fewer.test(text)) return false;
  if (field === 'relief') return !unreal.test(text) && !isPast(text) && !requests.test(text) && !goal.test(text);
  if (field === 'emotionalImpact')
    return (
      !atSeller.test(text) &&
      feels.test(text.replaceAll(titled, '').replaceAll(saidByOthers, '')) &&
      !supposedFeeling.test(text)
    );
  if (field === 'financialImpact')
    return !isIncome(text) && !isDenied(text) && !goal.test(text) && !ofRelatives.test(text);
  if (field === 'targetDate')
    return (
      !howFar.test(text) &&
      !ruledOut.test(text) &&
      !hadSome.test(text) &&
      (!isPast(text) || pledged.test(text)) &&
      (!inSeason.test(text) || before.test(text))
    );
  if (field === 'impact') return !unreal.test(text);
  return true;
}

/** Whether a sentence says what it comes to in a year: 'So three point six million a year.' */
export const givesTotal = (text: string): boolean =>
  totals.test(text) && sum.test(text) && perYear.test(text) && !isIncome(text) && !isDenied(text) && !wishes.test(text);
