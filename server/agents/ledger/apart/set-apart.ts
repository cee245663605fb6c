import { oneOf } from '#server/readers/one-of.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { findDay, type DayOrder } from '../find-day.ts';
import { projectHeads, sourceVerbs } from '../vocabulary/aside-words.ts';
import { everybodysShares, firmsPlaces } from '../vocabulary/aside-words.ts';
import { reportedByOfficer } from './asides.ts';
import {
  bylineStarts,
  dayNames,
  hearsayWords,
  heldUntil,
  recordWords,
  reportingWords,
  reviewHeads,
  rumorStarts,
  sourceStarts,
  storyHeads,
  surveyActs,
  surveyNouns,
  tradeFirms,
  tradeShares,
  wishWords,
} from '../vocabulary/apart-words.ts';
import { ownWords } from '../vocabulary/speakers.ts';
import { askedOnes } from '../vocabulary/unreal-words.ts';
import { wordTest } from '../word-test.ts';

const own = wordTest(ownWords);
const reporting = new RegExp(`^[^,.;:“"]{2,80} (?:${oneOf(reportingWords)})(?![\\p{L}])`, 'iu');
const source = new RegExp(`^${wordTest(sourceStarts).source}`, 'iu');
const firms = oneOf(tradeFirms);
const ofShare = new RegExp(`^(?:${oneOf(tradeShares)}) (?:(?!of |our )[\\p{L}-]+ ){0,2}(?:${firms})(?![\\p{L}])`, 'iu');
const oneIn = new RegExp(`^(?:one|two|three|\\d+) (?:[\\p{L}-]+ ){0,2}(?:${firms}) (?:in|out of) `, 'iu');
const left = new RegExp(`^the (?:[\\p{L}-]+ ){0,2}(?:${firms}) (?:that|who|which) `, 'iu');
const count = '(?:one|two|three|four|five|six|seven|eight|nine|half|\\d+)';
const shareOf = new RegExp(
  `^${count} (?:in|out of) (?:[\\p{L}-]+|\\d+) (?:[\\p{L}-]+ ){0,2}(?:${firms})(?![\\p{L}])`,
  'iu',
);
const inPlace = new RegExp(`^(?:the |[\\p{L}-]+ ){0,2}(?:${firms}) (?:${oneOf(firmsPlaces)})(?![\\p{L}])`, 'iu');
const ofEverybody = new RegExp(
  `^(?:(?:about|almost|nearly|over|some) )?(?:\\d[\\d.,]*\\s?(?:%|per ?cent|prozent|pour cent|procent) (?:of|der|des|aller|de) (?:all |the )?|${count} (?:in|out of) (?:[\\p{L}-]+|\\d+) )(?:${oneOf(everybodysShares)})(?![\\p{L}])`,
  'iu',
);

const the = "(?:the|der|die|das|dem|den|la|le|l[’']|el|los|de|het)";
/**
 * 'Expect £60,000, the Lift Association says', '…, according to the trade body, and …': who said it stands last or
 * between commas.
 */
const saidWithin = new RegExp(
  `, (?:(?:${oneOf(sourceVerbs)}) ${the} ?\\p{L}[^,.]{2,60}|(?:so|aldus) (?:der|die|das|de|het) [^,.]{3,60}|${the} [^,.]{3,60} (?:${oneOf(sourceVerbs)}|zufolge))(?:,|[.]?$)`,
  'iu',
);

/** 'The Inshore Survey, out this week, found that …', 'A Guild report of last spring put sales at …' */
const surveyed = new RegExp(
  `(?<!\\p{L})(?:${oneOf(surveyNouns)})(?!\\p{L})[^.;:]{0,80}? (?:${oneOf(surveyActs)})(?!\\p{L})`,
  'iu',
);
const hearsay = wordTest(hearsayWords);
const rumor = new RegExp(`^(?:${oneOf(rumorStarts)})(?!\\p{L})`, 'iu');
/** Returns whether a sentence tells what others say of the company: 'According to the post, Acme has been sold.' */
export const isRumor = (text: string): boolean => rumor.test(text);

/** Returns whether somebody else reports it, of others: 'Surveyors report that …', 'Laut Verband …'. */
export const isReported = (text: string): boolean =>
  (reporting.test(text) || source.test(text) || saidWithin.test(text) || surveyed.test(text) || hearsay.test(text)) &&
  !own.test(text) &&
  reportedByOfficer(text) === null;

/** Returns whether a sentence is about the firms of a trade: 'Many operators …', 'One hire firm in five …'. */
export const isOfTrade = (text: string): boolean =>
  !own.test(text) &&
  text
    .split(/[,;] (?:and|but|while|und|et|y|en) /u)
    .some((part) => [ofShare, oneIn, left, shareOf, inPlace, ofEverybody].some((test) => test.test(part)));

const wish = new RegExp(`(?<![\\p{L}])(?:${oneOf(wishWords)})`, 'iu');
/** '2028 We hope to open …' of a timeline */
const yearInFront = /^(?:19|20)\d\d[\s:–-]+/u;
/** Returns whether a sentence tells of something that isn't decided. */
export const isWish = (text: string): boolean => wish.test(text.replace(yearInFront, ''));

const record = wordTest(recordWords);
/** Returns whether a sentence tells what a record said: 'The shop said we had 300 left.' */
export const isOfRecord = (text: string): boolean => record.test(text) && /\d/u.test(text);

const ended = wordTest(heldUntil);
/** Returns whether a title names the end of its holder's term: 'general manager until last spring'. */
export const isEnded = (role: string): boolean => ended.test(role);
const endedTerm = new RegExp(
  `^\\p{Lu}[\\p{L}’'.-]+ (?:\\p{Lu}[\\p{L}’'.-]+ ?){1,3}, [^,]{3,60} (?:${oneOf(heldUntil)}) [^,]{3,30},`,
  'u',
);
/** Returns whether a sentence begins with somebody whose term has ended. */
export const isOfEnded = (text: string): boolean => endedTerm.test(text);

const story = new RegExp(`^(?:${oneOf(storyHeads)})\\s?[:–—|-]\\s?\\S`, 'iu');
const reviews = new RegExp(`^(?:${oneOf(reviewHeads)})$`, 'iu');
/** Returns whether what stands below these headings is of a customer: 'Reference: Aldbury Council', 'Customer reviews'. */
export const isOfCustomer = ({ under }: Pick<Block, 'under'>): boolean =>
  under.some((head) => story.test(head.trim()) || reviews.test(head.trim()));

const projects = new RegExp(`^(?:${oneOf(projectHeads)})$`, 'iu');
/** Returns whether a line stands below a heading of its own, in a list of what was done for customers. */
export const isOfProject = ({ under }: Pick<Block, 'under'>): boolean =>
  under.length > 1 && under.slice(0, -1).some((head) => projects.test(head.trim()));

const byline = new RegExp(`^(?:${oneOf(bylineStarts)})(?![\\p{L}])`, 'iu');
/** Returns whether a line says when something was put on the site, and by whom. */
export const isPosted = (text: string, context: { order: DayOrder; today: string }): boolean =>
  text.length <= 90 && byline.test(text) && findDay(text, context) !== null;

const counting = '(?:(?:about|around|over|more than|some|rund|über|environ|plus de) )?(?!(?:19|20)\\d\\d(?!\\d))\\d';
/** Matches a count of those supplied: 'We supply 63 farm shops', 'Wir beliefern 63 Hofläden'. */
export const suppliedCount = new RegExp(
  `(?<![\\p{L}])(?:we (?:also |now |currently )?(?:supply|serve)|wir (?:beliefern|versorgen)|nous (?:fournissons|servons)) ${counting}`,
  'iu',
);

/** Matches opening hours: 'Monday to Saturday 9 to 5'. */
const openHours = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(dayNames)})\\.? ?(?:to|bis|au|a|through|[–-]) ?(?:${oneOf(dayNames)})(?![\\p{L}])[^.]{0,20}\\d`,
  'iu',
);
/** Returns whether a line without 'we' gives opening hours. */
export const isHours = (text: string): boolean => openHours.test(text) && !own.test(text);

/** Matches work done with another firm, named with its legal form: 'Wir arbeiten mit der Krüger AG zusammen.' */
const withFirm = new RegExp(
  '(?<![\\p{L}])(?:with|mit|avec|con|met) (?:der |dem |the |la |le )?(?:\\p{Lu}[\\p{L}&.’-]*,? ){1,4}(?:AG|GmbH|KG|SA|SAS|SARL|Ltd|Limited|Inc|LLC|BV|Pty)(?![\\p{L}])',
  'u',
);
/** Returns whether a sentence is about work with another firm. */
export const isWithFirm = (text: string): boolean => withFirm.test(text);

const ofAsked = new RegExp(
  `^(?:${oneOf(askedOnes)}),? [^.]{0,20}\\d[\\d.,]*\\s?(?:%|per cent|percent|prozent|procent)`,
  'iu',
);
/** Returns whether a sentence gives the share of those who were asked: 'Of these, 57% transcribe readings by hand.' */
export const isOfAsked = (text: string): boolean => ofAsked.test(text);
