import { wordTest } from '../../ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { saysOf } from '../contractions.ts';
import { fieldWords, type CallField, type SingleField } from '../vocabulary/field-words.ts';
import { listWords } from '../vocabulary/list-words.ts';
import type { NotePart } from './note-part.ts';
import { usuallySpelled } from './note-spelling.ts';
import { failingWords, smallTalkWords } from './vocabulary/failing-words.ts';
import * as bars from './vocabulary/note-bars.ts';
import { countedThings, notedShares, notedSums, notedTimes, notedWorkTime } from './vocabulary/note-values.ts';
import * as traps from './vocabulary/note-traps.ts';
import * as words from './vocabulary/note-words.ts';

const startTest = (list: readonly string[]): RegExp => new RegExp(`^["“‘'(]?(?:${oneOf(list)})(?![\\p{L}])`, 'iu');
const ownBare = new RegExp(`^(?:${oneOf(bars.ownStarts)})(?![\\p{L}])`, 'iu');
const due = startTest(bars.dueStarts);
const ownDeed = wordTest(bars.ownDeeds);
const othersNext = wordTest(bars.othersNext);
const unknown = new RegExp(`^(?:${oneOf(bars.unknownValues)})[.!?]*$`, 'iu');
const sum = wordTest(notedSums);
const share = wordTest(notedShares);
const time = wordTest(notedTimes);
const [losing, saving] = [wordTest(words.losingWords), wordTest(words.savingWords)];
const [budget, having, noBudget] = [words.budgetWords, words.havingWords, words.noBudgetWords].map((each) =>
  wordTest(each),
) as [RegExp, RegExp, RegExp];
const [live, dateStart, otherTime] = [words.liveWords, words.dateStarts, words.otherTimes].map((each) =>
  wordTest(each),
) as [RegExp, RegExp, RegExp];
const [past, noneLeft, noProcess, otherMoney] = [
  words.pastTimes,
  words.noneLeft,
  words.noProcess,
  words.otherMoney,
].map((each) => wordTest(each)) as [RegExp, RegExp, RegExp, RegExp];
const [prior, present, ofOther] = [traps.priorMoney, traps.presentMoney, traps.othersMoney].map((each) =>
  wordTest(each),
) as [RegExp, RegExp, RegExp];
const [dealTime, ofCall, callGoal] = [traps.dealTimes, traps.callTroubles, traps.callGoals].map((each) =>
  wordTest(each),
) as [RegExp, RegExp, RegExp];
const pastDecision = wordTest(traps.pastDecisions);
const [feeling, noFeeling] = [wordTest(words.feelingSigns), wordTest(words.noFeelings)];
const [longing, ownThing] = [wordTest(words.longingWords), wordTest(words.reliefThings)];
const ownAim = wordTest(words.ownAims);
const [wish, wishOfDeal, noWish] = [words.wishStarts, words.wishesOfDeal, words.noWishes].map((each) =>
  wordTest(each),
) as [RegExp, RegExp, RegExp];
const [noTrouble, tool] = [wordTest(words.noTroubles), wordTest(words.toolStarts)];
const troubles = wordTest(words.notedTroubles, 'giu');
const deciding = wordTest(words.decidingWords);
const alone = (field: SingleField): RegExp => wordTest(fieldWords[field].alone);
const said: Readonly<Record<'emotionalImpact' | 'relief' | 'decisionProcess', RegExp>> = {
  emotionalImpact: alone('emotionalImpact'),
  relief: alone('relief'),
  decisionProcess: alone('decisionProcess'),
};
const framed = wordTest(listWords.barriers.alone);
/** '-> costs', '= £180k': goes on with the note before it. */
const goesOn = /^(?:[-=]>|=|→|so |that[’']?s |adds up |comes to |works out )/iu;
/** 'Routewise costs 400 a month': a price, and of whatever. */
const priceTag =
  /^(?:\p{L}+ ){1,3}(?:costs?|charges?|pays?|quoted|asks?|wants) [~≈]?\p{Sc}?\d\S*(?: \p{L}+){0,3}\.?$/iu;

/** 'Overtime costs 4k a month': what is lost, and no price. */
const isPriceTag = (text: string): boolean => priceTag.test(text) && !losing.test(text.replace(/\bcosts?\b/iu, ' '));
/** Hours that somebody's work takes, told by what is lost or won with them. */
const workTime = wordTest(notedWorkTime);
const [ownWork, freed, more] = [words.workWords, words.freedWords, words.moreWords].map((each) => wordTest(each)) as [
  RegExp,
  RegExp,
  RegExp,
];
const onceSolved = wordTest(words.onceSolved);
const [threshold, mustBe] = [words.thresholds, words.mustBeWords].map((each) => wordTest(each)) as [RegExp, RegExp];
const [lack, shortfall] = [words.lackStarts, words.shortfalls].map((each) => wordTest(each)) as [RegExp, RegExp];
const dealThing = wordTest(words.dealThings);
const ended = wordTest(words.endedWords);
const dropped = wordTest(traps.droppedThings);
const pastOwner = wordTest(traps.pastOwners);

/** 'deadline is march': below a head a month is one also in small letters. */
const bareMonth = /^(?:(?:by|in|end of|mid|early|late|until|till|before) )*(?:march|may)\b/iu;

const clauseEnd = /,\s+|;\s+|\s[-–—>/]\s+|\s(?:->|=>|→)\s+|\.\s+/u;
const counted = new RegExp(`(?<![\\p{Sc}\\p{N}.,])[\\d.,]+ (?:${oneOf(countedThings)})(?!\\p{L})`, 'giu');
const fewestOfTrouble = 4;
const fewestOfFailing = 2;
const [failing, smallTalk] = [failingWords, smallTalkWords].map((each) => wordTest(each)) as [RegExp, RegExp];
const paysBack = /\bpays? (?:for itself|back) (?:in|within|after) \p{N}/iu;

/** Whether a part tells what the seller did, asks or has to do, or says that nothing is known. */
export const isBarred = (text: string): boolean => tellsOfSeller(usuallySpelled(text));
function tellsOfSeller(text: string): boolean {
  return text.includes('?') || unknown.test(text) || due.test(text) || ownBare.test(text) || ownDeed.test(text);
}
/** Whether it begins as what the seller did, said or has to do. */
export const isOwnDoing = (text: string): boolean => due.test(text) || ownBare.test(usuallySpelled(text));
export const isSum = (text: string): boolean => sum.test(text);
export const isWorkTime = (text: string): boolean => workTime.test(text);
export const isTime = (text: string): boolean => time.test(text);
/** Whether it says that there is no money for it. */
export const deniesBudget = (text: string): boolean => noBudget.test(usuallySpelled(text));
/** Whether a note goes on with the one before it. */
export const continues = (text: string): boolean => goesOn.test(text);

/** Whether a sum is of an earlier year and no present one is told beside it, or is for something else. */
const isNoMoneyNow = (text: string): boolean => (prior.test(text) && !present.test(text)) || ofOther.test(text);
/** Whether a correction is about the deal, the call or the seller's own price: nothing that a field holds. */
export const isOfDeal = (text: string): boolean => dealTime.test(text) || ownDeed.test(text) || otherTime.test(text);

/** 'Minimum is 20.000 pieces': a number of things, and no money. */
const onlyCounts = (text: string): boolean =>
  sum.test(text) && !sum.test(text.replaceAll(counted, ' ')) && !share.test(text);

/** Last year's cost is what a year costs, unless it befell them once. */
const isNoLoss = (text: string): boolean =>
  isNoMoneyNow(text.replace(lastYear, ' ').replace(/^had to\b/iu, ' ')) || befell.test(text);
const lastYear = /\b(?:in )?(?:last|prev(?:ious)?|past) (?:yr|year|season|quarter)\b/iu;
/** '2% giveaway = 40k'. */
const shareComesTo = /\d ?% [^=→]*(?:=|→|->) ?[~≈]?\p{Sc}? ?\d[\d.,]* ?(?:[km]|\p{Sc})/iu;
const befell = wordTest(traps.befellOnce);
const thrown = /\bthr(?:ow|own|ew)/iu;

/** What a figure is of by its own words; null: they don't say. */
function figureOf(text: string): 'financialImpact' | 'impact' | null {
  if (workTime.test(text)) {
    if (saving.test(text) || freed.test(text)) return 'impact';
    if (ownWork.test(text) || losing.test(text)) return 'financialImpact';
  }
  if (onlyCounts(text)) return null;
  if ((!sum.test(text) && !share.test(text)) || isPriceTag(text)) return null;
  if (pastOwner.test(text)) return null;
  if (saving.test(text)) return past.test(text) ? null : 'impact';
  if (shareComesTo.test(text) && !isNoLoss(text)) return 'financialImpact';
  if (!sum.test(text) && thrown.test(text)) return null;
  if (sum.test(text) && onceSolved.test(text)) return 'impact';
  return losing.test(text) && !isNoLoss(text) ? 'financialImpact' : null;
}

/** Whether words under a head may stand in the field that it names. */
function mayHold(field: CallField, text: string): boolean {
  if (unknown.test(text) || text.endsWith('?') || /\?{2}/u.test(text) || dropped.test(text)) return false;
  switch (field) {
    case 'financialImpact':
      return (
        (sum.test(text) || workTime.test(text) || (share.test(text) && losing.test(text))) &&
        !ownDeed.test(text) &&
        !pastOwner.test(text)
      );
    case 'impact':
      return (sum.test(text) || share.test(text) || workTime.test(text)) && !ownDeed.test(text);
    case 'targetDate':
      return (
        ((time.test(text) || bareMonth.test(text)) && !past.test(text) && !dealTime.test(text)) ||
        /\basap\b/iu.test(text)
      );
    case 'budget':
      return (
        sum.test(text) &&
        (!past.test(text) || present.test(text)) &&
        !isNoMoneyNow(text) &&
        !noBudget.test(text) &&
        !ownDeed.test(text) &&
        !otherMoney.test(text)
      );
    case 'barriers':
    case 'outcomes':
      if (field === 'barriers' ? ofCall.test(text) : callGoal.test(text)) return false;
      return (
        wordsOf(text) > 1 &&
        !ownAim.test(text) &&
        !(field === 'outcomes' && (dealThing.test(text) || noWish.test(text))) &&
        !noBudget.test(text) &&
        !noneLeft.test(text)
      );
    case 'emotionalImpact':
      return text.length > 2 && !noFeeling.test(text);
    case 'relief':
      return text.length > 2;
    case 'decisionProcess':
      return text.length > 1 && !noProcess.test(text) && !pastDecision.test(text);
  }
}

/** The field that a head names for the words behind it. */
function underHead(head: NotePart['head'], text: string): CallField | null {
  if (head === 'figures') return figureOf(text);
  if (head === null || typeof head === 'string') return null;
  const figure = figureOf(text);
  // 'Impact: saves 30k' tells of what would be, 'Benefit' and 'If solved' of whatever stands there.
  if (head.includes('financialImpact') && figure === 'impact') return 'impact';
  if (head.includes('relief') && (sum.test(text) || share.test(text))) return 'impact';
  if (head.includes('barriers') && feeling.test(text) && !noFeeling.test(text) && troublesIn(text) === 0)
    return 'emotionalImpact';
  if (head.includes('emotionalImpact') && isRelief(text) && text.split(clauseEnd).length === 1) return 'relief';
  // 'Target: 95% on time' is a goal, 'Target: 1 May' a date, and 'Target: retailers' is neither.
  if (head.includes('targetDate') && head.includes('outcomes') && !/\d/u.test(text)) return null;
  return head.find((field) => mayHold(field, text)) ?? null;
}

/** 'Checks the forecast every night / wants to stop that'. */
const stopsIt = /\bstop (?:that|this|it)\b/iu;
/** 'Would stop dreading Mondays': a feeling that ends. */
const isRelief = (text: string): boolean =>
  (longing.test(text) && ownThing.test(text)) || (ended.test(text) && (feeling.test(text) || ownThing.test(text)));

const troublesIn = (text: string): number =>
  new Set([...text.matchAll(troubles)].map(([word]) => word.toLowerCase())).size;

/** Whether a fragment tells that something fails, and at work. */
const fails = (text: string): boolean =>
  failing.test(text) && !smallTalk.test(text) && wordsOf(text) >= fewestOfFailing;

/** The field that words without a head fill by themselves, in the third person or quoted. */
function byWords(text: string): CallField | null {
  const says = saysOf(text);
  const isMoney = sum.test(text);
  if (noBudget.test(text)) return null;
  if (deciding.test(text) || says(said.decisionProcess)) return 'decisionProcess';
  if (isMoney && !otherMoney.test(text) && (budget.test(text) || having.test(text)))
    return isNoMoneyNow(text) ? null : 'budget';
  const isWish = wish.test(text) && !noWish.test(text) && !isMoney;
  const figure = figureOf(text);
  if (figure !== null && !(isWish && !workTime.test(text))) return figure;
  if (paysBack.test(text)) return 'impact';
  if (isMoney && fails(text) && !otherMoney.test(text) && !noTrouble.test(text) && !isNoLoss(text) && !isPriceTag(text))
    return pastOwner.test(text) ? null : 'financialImpact';
  if (
    time.test(text) &&
    !otherTime.test(text) &&
    !dealTime.test(text) &&
    !past.test(text) &&
    (live.test(text) || dateStart.test(text))
  )
    return 'targetDate';
  if (isRelief(text) || says(said.relief)) return 'relief';
  if ((feeling.test(text) || says(said.emotionalImpact)) && !noFeeling.test(text)) return 'emotionalImpact';
  if (more.test(text) && !past.test(text)) return 'impact';
  if (noWish.test(text)) return null;
  if (wish.test(text)) return wishOfDeal.test(text) ? null : 'outcomes';
  if (othersNext.test(text)) return null;
  const [clause = text] = text.split(clauseEnd);
  if ((threshold.test(text) || mustBe.test(clause)) && !isMoney && !wishOfDeal.test(clause) && troublesIn(text) < 2)
    return 'outcomes';
  if (lack.test(text) || shortfall.test(text)) return ofCall.test(text) ? null : 'barriers';
  const isTrouble =
    !noTrouble.test(text) &&
    !(isMoney && prior.test(text)) &&
    !ofCall.test(text) &&
    !tool.test(text) &&
    wordsOf(text) >= fewestOfTrouble;
  if (isTrouble && (troublesIn(text) > 0 || says(framed))) return 'barriers';
  return fails(text) && !noTrouble.test(text) && !ofCall.test(text) ? 'barriers' : null;
}

const saysNothing = (text: string): boolean => tellsOfSeller(text) || dropped.test(text);

/** Below a head that names people: what they feel and decide. */
function ofPeople(text: string): CallField | null {
  const field = saysNothing(text) ? null : byWords(text);
  return field === 'emotionalImpact' || field === 'relief' || field === 'decisionProcess' ? field : null;
}

/** What a part of a note may stand for, and the words of it that say so. */
export interface PartField {
  field: CallField;
  text: string;
}

const comesTo = /(?:→|[-=]>|=|,? so) ?(?:about |abt |approx\.? |ca\.? )?[~≈]? ?\p{Sc}?\d[^→=>]*$/u;
const fewestOfClause = 3;

/** What the other clauses of a part tell beside its own field: trouble beside its cost, hours beside trouble. */
function beside(field: CallField, text: string): PartField[] {
  if (field !== 'barriers' && field !== 'financialImpact') return [];
  const other = field === 'barriers' ? 'financialImpact' : 'barriers';
  const clauses = text.split(clauseEnd).map((each) => each.trim());
  if (clauses.length < 2) return [];
  // 'Skis never come back → 22k a season': what trouble comes to.
  const last = clauses.at(-1) ?? '';
  if (field === 'barriers' && isSum(last) && (comesTo.test(text) || wordsOf(last) < fewestOfClause))
    return [{ field: other, text }];
  const clause = clauses.find((written) => {
    const each = usuallySpelled(written);
    if (tellsOfSeller(each) || wordsOf(each) < fewestOfClause) return false;
    if (other === 'financialImpact') return figureOf(each) === other || (workTime.test(each) && !freed.test(each));
    return !sum.test(each) && !workTime.test(each) && byWords(each) === other;
  });
  return clause === undefined ? [] : [{ field: other, text: clause }];
}

/** The words of a part that say its own field, without the clause that says another one. */
function withoutBeside(text: string, others: readonly PartField[]): string {
  const [other] = others;
  if (other === undefined || other.text === text) return text;
  const at = text.indexOf(other.text);
  const [before, behind] = [text.slice(0, at), text.slice(at + other.text.length)];
  const rest = wordsOf(before) >= wordsOf(behind) ? before : behind;
  return rest.replaceAll(/^[\s,;:>/→–—-]+|[\s,;:>/→=–—-]+$/gu, '');
}

/** The fields that a part of a note may fill; none: it says nothing that a field holds. */
export function fieldsOfPart({ head, text }: NotePart): PartField[] {
  const read = usuallySpelled(text);
  const field =
    head === 'people'
      ? ofPeople(read)
      : head !== null
        ? underHead(head, read)
        : saysNothing(read)
          ? null
          : byWords(read);
  if (field === null) return [];
  const isOfLists = field === 'barriers' || field === 'outcomes';
  if (head === null && isOfLists && smallTalk.test(read)) return [];
  if (head !== null && field === 'emotionalImpact') {
    const relief = text.split(clauseEnd).find((each) => (isRelief(each) || stopsIt.test(each)) && each !== text);
    if (relief !== undefined)
      return [
        { field, text: withoutBeside(text, [{ field: 'relief', text: relief }]) },
        { field: 'relief', text: relief },
      ];
  }
  const others = beside(field, text);
  return [{ field, text: withoutBeside(text, others) }, ...others];
}
