import type { Finding } from '../analyst.ts';
import { monthsBetween } from './page-context.ts';
import { actsBefore, isFormer, isGeneric, type Line } from './read-lines.ts';
import { toldLine } from './told.ts';
import {
  apologyWords,
  confessingHeads,
  leavingWords,
  moreFailure,
  moreGoesOn,
  moreHand,
  moreStrain,
  moreWait,
  outlookWords,
} from './vocabulary/admission-words.ts';
import { danglingEnds } from './vocabulary/fact-traits.ts';
import { failureWords, handWords, strainWords, waitWords } from './vocabulary/friction-words.ts';
import { plainFailure, plainHand, plainStrain, plainWait } from './vocabulary/plain-friction.ts';
import { particulars, persistenceWords } from './vocabulary/persistence-words.ts';
import { denials } from './vocabulary/denials.ts';
import { countWords } from './vocabulary/story-words.ts';
import { leftWords, solvedWords } from './vocabulary/solved-words.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { leaningStarts, limitWords, readerWords } from './vocabulary/sentence-signs.ts';
import { isSales, isService, isTeaching } from './teaching.ts';
import { isHistory, isReadersTrouble } from './whose.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import type { LineChances } from './chance/line-chance.ts';
import { isInOthersClause } from './apart/asides.ts';
import { isPreface } from './apart/unreal.ts';
import { isHours } from './apart/set-apart.ts';
import { isOfPastYear } from './company-pages.ts';
import { leaningConditions } from './vocabulary/apart-words.ts';
import { wordTest } from './word-test.ts';

/** Kinds of trouble a company admits. */
export type FrictionKind = 'hand' | 'wait' | 'strain' | 'failure' | 'limit' | 'other';

const kinds: readonly (readonly [FrictionKind, RegExp])[] = [
  ['hand', wordTest([...handWords, ...moreHand, ...plainHand], 'giu')],
  ['wait', wordTest([...waitWords, ...moreWait, ...plainWait], 'giu')],
  // Before strain: what went wrong and what it cost is a failure.
  ['failure', wordTest([...failureWords, ...moreFailure, ...plainFailure], 'giu')],
  ['strain', wordTest([...strainWords, ...moreStrain, ...plainStrain, ...leavingWords], 'giu')],
];
/** Whether a text names trouble of any kind; it searches from the beginning, though the patterns find every place. */
const holdsFriction = (text: string): boolean => kinds.some(([, test]) => text.search(test) >= 0);
const persistence = wordTest([...persistenceWords, ...moreGoesOn]);
const exact = wordTest([...particulars, ...countWords.filter((word) => word !== 'a' && word !== 'one')]);
const leaving = wordTest(leavingWords);
/** Matches lines that say how to call or write, or where. */
const phoneNumber = /(?:\d[\s./-]?){9,}|\S@\S|\b(?:tel|telefon|phone|fax|tél|tlf)\b\.?:? ?[+\d(]/iu;
/** 'From five in the morning until ten at night' */
const allDay =
  /\bfrom \S{1,12}(?: in the morning| ?a\.?m\.?)? (?:until|till|to) \S{1,12}(?: at night| in the evening| ?p\.?m\b)/iu;
const isContact = (text: string): boolean => phoneNumber.test(text) || isHours(text) || allDay.test(text);
/** Matches appeals to the reader: 'Wechseln Sie …', 'Découvrez …'. */
const imperative = /(?:^|[.:!?–] )(?:\p{Lu}\p{L}+n Sie|(?!Comptez|Prévoyez|Attendez)\p{Lu}\p{L}{2,}ez) /u;
const isImperative = (text: string): boolean => imperative.test(text);
const confesses = wordTest(confessingHeads);
const solved = wordTest(solvedWords);
/** A business they have left is not a current problem. */
const ended = wordTest(leftWords);
const toReader = wordTest(readerWords);
/** Things that may happen, as in outlooks and warnings. */
const outlook = wordTest(outlookWords);
/** Statements about the product itself: 'The platform has …'. */
const ownThing = /^(?:No\. |Yes\. )?(?:The|Our) (?:\p{L}+ ){1,3}(?:has|have|is|does|can|cannot)\b/u;
/** Limits of an offer. */
const limit = wordTest(limitWords);
/** Denied trouble: 'without a lost time incident'. */
const denied = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(denials)})(?:\s+[\p{L}-]+){0,3}\s+$`, 'iu');
const callsOn = /^(?:read|download|see|click|call|visit|lesen|télécharger|descargar|lees|\()/iu;
const least = 4;
/** Minimum score if nothing nearby shows that the company speaks about itself. */
const leastAlone = 4;
/** Beginnings that depend on the sentence before. */
const leans = new RegExp(`^${wordTest(leaningStarts).source}|${wordTest(danglingEnds).source}[.!]?$`, 'iu');
/** Returns whether a word is part of a name: 'Weeks' of 'through Waterway Weeks'. */
const isOfName = (text: string, { 0: word, index = 0 }: RegExpMatchArray): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) && /[\p{Ll}\d,] (?:\p{Lu}[\p{L}’-]+ )+$/u.test(text.slice(0, index));
/** A condition that only the sentence before explains. */
const ifLeans = new RegExp(`^${wordTest(leaningConditions).source}`, 'iu');
const apologies = wordTest(apologyWords, 'giu');
/** Returns whether a sentence says sorry and not for what, which the sentence before tells then. */
function onlyApologizes(text: string): boolean {
  const rest = text.replace(apologies, ' ');
  return rest !== text && !holdsFriction(rest);
}
/** Returns whether something before in its paragraph says that admissions follow: 'We say what is not good too.' */
function isConfessed({ block, text }: Line): boolean {
  const ahead = block.text.slice(0, Math.max(0, block.text.indexOf(text)));
  return confesses.test(block.under.at(-1) ?? '') || splitSentences(ahead).some(isPreface);
}
const nobody = /(?!)/u;
const oldMonths = 24;
const offerPages = new Set(['home', 'product', 'pricing', 'other', 'post']);
const copyPages = new Set(['home', 'product', 'pricing', 'other']);
const pages = new Set([
  'home',
  'about',
  'product',
  'pricing',
  'news',
  'post',
  'careers',
  'contact',
  'other',
  'investors',
  'team',
  'docs',
]);

interface Weighed {
  kind: FrictionKind;
  score: number;
}

/**
 * Returns whether the company refers to itself in every eighth paragraph; other articles teach or describe an industry.
 */
function speaksOften({ page, ownLines }: Line['context']): boolean {
  return ownLines * 8 >= page.blocks.filter(({ kind }) => kind === 'paragraph').length;
}

/** Returns whether the rest of the paragraph tells of trouble too. */
function admittedBeside({ block, text }: Line): boolean {
  const rest = block.text.replace(text, ' ');
  return holdsFriction(rest) && persistence.test(rest);
}

/** Whether a sentence is of a kind that admits nothing, whatever its words. */
function cannotAdmit({ text, block, context }: Line): boolean {
  if (context.subject !== 'prospect' || block.kind === 'heading' || !pages.has(context.page.kind)) return true;
  if (context.when !== null && monthsBetween(context.when, context.today) > oldMonths) return true;
  return text.endsWith('?') || isContact(text) || isImperative(text) || callsOn.test(text);
}

/** Rates how plainly a sentence admits the company's own trouble; null if it doesn't, or says that it is solved. */
function weighFriction(line: Line, before: string): Weighed | null {
  const { text, context } = line;
  if (cannotAdmit(line) || isGeneric(text)) return null;
  if (isFormer(text) && !leaving.test(text)) return null;
  if (outlook.test(text) || isTeaching(text) || isService(text) || isSales(text)) return null;
  if (solved.test(text) || isReadersTrouble(text, line.block)) return null;
  if (isHistory(text, context.today) || isOfPastYear(line) || ended.test(text)) return null;
  // A job page describes the work as done today.
  const speaks =
    line.own ||
    line.nearOwn ||
    (context.article && speaksOften(context)) ||
    (context.page.kind === 'careers' && !toReader.test(text));
  if (line.repeated || line.ofOther || (!speaks && toReader.test(text))) return null;
  if (context.page.kind === 'docs' && !line.own && !limit.test(text)) return null;
  // Without 'we', sales copy is about anyone's troubles: accepts only measured or ongoing ones.
  if (!speaks && !persistence.test(text) && !/\d/u.test(text) && !(limit.test(text) && ownThing.test(text)))
    return null;
  const admitted = (match: RegExpMatchArray): boolean =>
    !denied.test(text.slice(0, match.index)) && !(context.language !== 'de' && isOfName(text, match));
  // If only neighboring lines say 'we', articles and offer pages tell of anyone's troubles unless measured. An offer's
  // own page tells what its buyers still do by hand.
  const ofAnybody =
    !line.own &&
    offerPages.has(context.page.kind) &&
    !/\d/u.test(text) &&
    !exact.test(text) &&
    (!persistence.test(text) || copyPages.has(context.page.kind)) &&
    !limit.test(text) &&
    !confesses.test(line.block.under.at(-1) ?? '');
  if (ofAnybody) return null;
  const found = kinds
    .map(([kind, test]) => ({
      kind,
      count: new Set([...text.matchAll(test)].filter(admitted).map(([word]) => word.toLowerCase())).size,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [first] = found;
  if (!first) return null;
  const places = kinds.flatMap(([, test]) => [...text.matchAll(test)].map(({ index }) => index));
  const at = Math.min(...places);
  if (!line.own && isInOthersClause(text, Math.max(...places), nobody)) return null;
  if (!line.own && actsBefore(text, context.page.kind === 'careers' ? at : text.length)) return null;
  const signs = found.reduce((sum, { count }) => sum + Math.min(count, 3), 0);
  const score =
    1.75 * signs +
    (found.length > 1 ? 1 : 0) +
    (limit.test(text) && (line.own || ownThing.test(text)) ? (line.own ? 1 : 2.5) : 0) +
    (persistence.test(text) ? 1.5 : 0) +
    (/\d/u.test(text) ? 1 : 0) +
    (line.own ? 1.5 : 0) +
    (holdsFriction(before) ? 0.5 : 0) +
    (admittedBeside(line) ? 1 : 0) +
    (isConfessed(line) ? 1.5 : 0) +
    (['post', 'news'].includes(context.page.kind) ? 0.5 : context.page.kind === 'careers' ? 1 : 0) -
    (toReader.test(text) && !line.own ? 2 : 0) -
    (text.split(' ').length < 6 ? 1 : 0);
  // A limit of an offer isn't trouble in the company's own work.
  const ofOffer =
    ['product', 'pricing', 'docs', 'home'].includes(context.page.kind) &&
    (limit.test(text) || (!line.own && ['strain', 'failure'].includes(first.kind)));
  return score >= (speaks ? least : leastAlone) ? { kind: ofOffer ? 'limit' : first.kind, score } : null;
}

/** Names what a job asks of whoever gets it: that work is done so, and nobody admits trouble. */
export const jobLabel = 'In a job advertisement';
const toApplicant = /^(?:you|du|sie|vous|tu|usted)(?![\p{L}])/iu;
const tellsJob = ({ text, context }: Line): boolean =>
  context.page.kind === 'careers' && (toApplicant.test(text) || toReader.test(text));

/**
 * Log-odds from which a sentence is told as a pain: one that rules find too (in English, of which most was learned, and in other languages),
 * one with a word of trouble, and one without.
 */
const [foundAbove, foundAbroadAbove, namedAbove, unnamedAbove] = [-2.2, -4.5, -0.4, 1];
/** Beside those of other findings. */
const ofPlain = 6;
const ofFound = 0.5;

/** Which kind of trouble a sentence's words name. */
function kindOf(text: string): FrictionKind {
  const [most] = kinds
    .map(([kind, test]) => ({ kind, count: [...text.matchAll(test)].length }))
    .toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count === 0 ? 'other' : most.kind;
}

/** Returns how plainly a sentence admits the company's own trouble, by what was learned from other sites and by rules; null if it doesn't. */
function admits(line: Line, painOf: LineChances['painOf']): Weighed | null {
  if (painOf === null) return weighFriction(line, line.before);
  const odds = cannotAdmit(line) ? null : painOf(line);
  if (odds === null) return null;
  const found = weighFriction(line, line.before);
  const kind = found?.kind ?? kindOf(line.text);
  const ofFoundAbove = line.context.language === 'en' ? foundAbove : foundAbroadAbove;
  const edge = found !== null ? ofFoundAbove : kind === 'other' ? unnamedAbove : namedAbove;
  return odds < edge ? null : { kind, score: ofPlain + odds + (found === null ? 0 : ofFound) };
}

/** Finds what the company admits, the plainest first; `name` is the kind. */
export function frictionFacts(lines: readonly Line[], painOf: LineChances['painOf']): Finding[] {
  const found = lines.flatMap((line): Finding[] => {
    const weighed = admits(line, painOf);
    if (!weighed) return [];
    const joined = `${line.before} ${line.text}`;
    const together =
      line.before !== '' &&
      (leans.test(line.text) || ifLeans.test(line.text) || onlyApologizes(line.text)) &&
      line.text.split(' ').length < (ifLeans.test(line.text) ? 22 : 14) &&
      !isContact(line.before) &&
      line.block.text.includes(joined);
    // Without what it is for, an apology tells nothing.
    if (!together && onlyApologizes(line.text)) return [];
    return [
      toldLine(together ? { ...line, text: joined } : line, {
        topic: 'friction',
        label: tellsJob(line) ? jobLabel : 'In their words',
        score: weighed.score,
        tag: 'friction',
        name: weighed.kind,
      }),
    ];
  });
  return found.filter((one) => !found.some((other) => tellsMore(other, one)));
}

/** Returns whether a finding holds another's sentence, of which the plainer is told: one joins a sentence with that before it. */
function tellsMore(one: Finding, other: Finding): boolean {
  const [text, part] = [one, other].map(({ quotes: [quote] }) => quote?.text ?? '') as [string, string];
  const joins = text.length > part.length && text.includes(part);
  const isPart = part.length > text.length && part.includes(text);
  return (joins && one.score > other.score) || (isPart && one.score >= other.score);
}
