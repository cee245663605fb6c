import { oneOf } from '#server/readers/one-of.ts';
import {
  belongingLeads,
  besideActs,
  besideNouns,
  firmNouns,
  havingTurns,
  itsArticles,
  nameLeads,
  officerTitles,
  otherFirms,
  relativeTurns,
  sellingFirms,
} from '../vocabulary/aside-words.ts';
import { isDemand, isExample, isPutOff } from './unreal.ts';
import { ownPlaceNouns } from '../vocabulary/headline-words.ts';
import { apartNames, guestsPlaces, organizationNouns } from '../vocabulary/others-words.ts';
import { ownWords } from '../vocabulary/speakers.ts';
import { wordTest } from '../word-test.ts';

const own = wordTest(ownWords);

const officer = new RegExp(
  `^(?:the |der |die |le |la )(?:${oneOf(officerTitles)}) (?:has |had |hat |a )?(?:reports?|reported|said|says|noted|advised|explained|berichtet\\p{L}*|rapporte|rapporté) (?:that|dass|que) `,
  'iu',
);
/** Returns what an officer of the organization reports, without who reports it; null if nobody does. */
export function reportedByOfficer(text: string): string | null {
  const found = officer.exec(text)?.[0];
  return found === undefined ? null : text.slice(found.length);
}

const others = new RegExp(
  `^(?:${oneOf(otherFirms)}) (?:[\\p{L}-]+ ){0,2}?(?:${oneOf(sellingFirms)})(?![\\p{L}])`,
  'iu',
);
/** 'Waagen anderer Hersteller', 'scales of other makers'. */
const ofOthers = new RegExp(
  `(?<![\\p{L}])(?:of|from|by|von|de) (?:other|rival|competing|anderen|d[’']autres|otros) (?:${oneOf(sellingFirms)})(?![\\p{L}])|(?<![\\p{L}])anderer (?:${oneOf(sellingFirms)})(?![\\p{L}])`,
  'iu',
);
/** Returns whether a sentence says how others of the trade do it. */
export const isOfOtherFirms = (text: string): boolean => (others.test(text) || ofOthers.test(text)) && !own.test(text);

const beside = new RegExp(
  `^(?:the|die|der|le|la|el) (?:${oneOf(besideNouns)})(?:[’']s(?![\\p{L}])|(?:, [^,.]{3,50},)? (?:${oneOf(besideActs)}) )`,
  'iu',
);
/** Returns the company's own name within its pattern, in lower case. */
const ownName = (name: RegExp): string => (/\(\?:([^|()]*)/u.exec(name.source)?.[1] ?? '').toLowerCase();

/** Returns whether a sentence begins with somebody beside the company, who isn't named in its own name: a council's 'the council' is itself. */
export function isOfSomebodyBeside(text: string, name: RegExp): boolean {
  if (!beside.test(text) || own.test(text)) return false;
  const nouns = text.split(' ').slice(1, 4);
  return !nouns.some((noun) => noun.length > 3 && ownName(name).includes(noun.toLowerCase()));
}

const orgNouns = oneOf([...organizationNouns, ...firmNouns]);
const aName = "\\p{Lu}[\\p{L}\\p{N}&’'-]*(?: (?:of |the |and |& )?\\p{Lu}[\\p{L}\\p{N}&’'-]*){0,4}";
/** 'Rohrmann, a family firm of 140 people, has made …': another's name with what it is. */
const apposition = new RegExp(
  `^(${aName}), (?:\\d[\\d.,]* (?:people|staff|employees)|an?|the|one of|eine?|der|die|das|une?|le|la|un|una|een) [^,]{3,80}, (?:\\p{Ll}|\\d)`,
  'u',
);
/** 'The shipyard at Amble, which has 60 people, made …': a thing somewhere that is told what it has or does. */
const somewhere = new RegExp(
  `^(?:The|Die|Der|Das|La|Le|El|De|Het) (?!${wordTest(ownPlaceNouns).source})[\\p{L}-]+ (?:at|in|of|near|bei|aus|à|de|van|uit) (${aName}), (?:which|who|whose|that|die|der|das|qui|dont|que|wat) `,
  'u',
);
/** Returns whether a sentence begins with a name and what it is, or with a house somewhere, and the name isn't the company's. */
export function isOfNamed(text: string, name: RegExp): boolean {
  const named = (apposition.exec(text) ?? somewhere.exec(text))?.[1] ?? '';
  return named !== '' && !name.test(named) && !own.test(text);
}

const apart = wordTest(apartNames);
const guestsPlace = new RegExp(`^(?:${oneOf(guestsPlaces)})(?!\\p{L})`, 'iu');
/** Returns whether a sentence says that a name in it is another organization's, or tells of where a guest works. */
export const isOfApart = (text: string): boolean => apart.test(text) || guestsPlace.test(text);

const lead = `(?<![\\p{L}])(?:${oneOf(belongingLeads)}) (?:[\\p{Ll}]+ ){0,2}`;
const turn = `(?:${oneOf(relativeTurns)})`;
const turnOrHas = `(?:${oneOf([...relativeTurns, ...havingTurns])})`;
const clauses = [
  new RegExp(`(?:${aName} (?:${orgNouns})|(?:${orgNouns}) ${aName}),? ${turn} (?=[\\p{Ll}\\d])`, 'u'),
  new RegExp(
    `${lead}(?:${aName}(?: (?:in|near|of|aus|bei) ${aName})?|\\p{Lu}[\\p{L}-]+-(?:Gruppe|Konzern)),? ${turnOrHas} (?=[\\p{Ll}\\d])`,
    'u',
  ),
  // 'taken by Corran Answering, a call center with 45 seats'
  new RegExp(
    `(?<![\\p{L}])(?:${oneOf(nameLeads)}) ${aName}, (?:${oneOf(itsArticles)}) (?:[\\p{L}-]+ ){1,6}?${turnOrHas} (?=[\\p{Ll}\\d])`,
    'u',
  ),
  /(?<=\p{L}), (?:where|wo|où|donde|waar) (?=(?:about |around |some |over |rund |etwa )?\d)/u,
];

/** 'Great Bluff Mutual, which writes …', 'PT Sarung Deli in Medan, which runs …': a name of several words. */
const ofName = new RegExp(`(${aName}) ?(?:(?:in|near|aus|bei|à|en) ${aName})?, ${turn} (?=[\\p{Ll}\\d])`, 'gu');
const atPlace =
  /(?:^|\s)(?:in|at|near|to|around|into|im|nach|bei|zu|à|en|vers|a|te|naar) (?:the |la |le |der |dem )?$/iu;
const nearName = 4;
const namesSeveral = / [\p{Lu}\p{N}]/u;

/** Returns where a clause begins that tells of a name of several words; -1 if that is a place, a thing of the company's, or the company. */
function clauseOfName(text: string, at: number, name: RegExp): number {
  const found = [...text.matchAll(ofName)].find(({ index, 0: whole, 1: called = '' }) => {
    const before = text.slice(0, index);
    const isOurs = own.test(before.split(' ').slice(-nearName).join(' ')) || name.test(whole);
    const start = index + whole.length;
    const between = text.slice(start, at);
    return (
      namesSeveral.test(called) &&
      start <= at &&
      !isOurs &&
      !atPlace.test(before) &&
      !own.test(between) &&
      !/[;:]/u.test(between)
    );
  });
  return found === undefined ? -1 : found.index + found[0].lastIndexOf(', ');
}

/** Returns where such a clause begins that holds this place; -1 if none does. */
function othersClause(text: string, at: number, name: RegExp): number {
  const begins = clauses.map((clause) => {
    const found = clause.exec(text);
    if (found === null || name.test(found[0])) return -1;
    const start = found.index + found[0].length;
    const between = text.slice(start, at);
    // What is ours is at our place: 'our mill, where 88 people work'.
    const atOurs = found[0].startsWith(', ') && own.test(text.slice(0, found.index));
    if (start > at || own.test(between) || /[;:]/u.test(between) || atOurs) return -1;
    const comma = found[0].indexOf(', ');
    return found.index + (comma < 0 ? found[0].trimEnd().lastIndexOf(' ') : comma);
  });
  return Math.max(...begins, clauseOfName(text, at, name));
}

/**
 * Returns whether this place is in a clause about a name of another, its group or its landlord: 'We belong to the Pell Group, which has
 * 260 people', or about what another rents.
 */
export const isInOthersClause = (text: string, at: number, name: RegExp): boolean => othersClause(text, at, name) >= 0;

const leastAhead = 5;
const anyCount = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d/u;
/**
 * Returns a sentence up to a clause with another's number: 'Since 2022 we have belonged to the Pell Group'; as it is if there is none,
 * null if nothing is left.
 */
export function withoutOthersClause(text: string, name: RegExp): string | null {
  const at = text.search(anyCount);
  const clause = at < 0 ? -1 : othersClause(text, at, name);
  if (clause < 0) return text;
  const cut = text.slice(0, clause);
  return cut.split(' ').length >= leastAhead ? cut : null;
}

/** Returns whether a sentence tells of somebody else or of nothing real, by its own words alone. */
export const isAside = (text: string, name: RegExp): boolean =>
  isOfNamed(text, name) || isOfSomebodyBeside(text, name) || isExample(text, '') || isDemand(text) || isPutOff(text);

/** 'Passed through our office, Ann Lee is today technical director of Kester France' */
const elsewhere =
  /\b(?:is|est|ist|es) (?:now|today|heute|aujourd['’]hui|hoy) .{0,40}?\b(?:of|with|at|bei|chez|de|en) \p{Lu}/u;
/** Returns whether a sentence tells of somebody who is elsewhere by now. */
export const isElsewhere = (text: string): boolean => elsewhere.test(text) && /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);
