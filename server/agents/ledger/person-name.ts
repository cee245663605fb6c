import { oneOf } from '#server/readers/one-of.ts';
import { isPersonName, isRole } from '../built-in/people.ts';
import {
  columnHeads,
  namePrefixes,
  nameSuffixes,
  notSurnames,
  roleLabels,
  roleTerms,
} from './vocabulary/person-words.ts';
import { nameLeads } from './vocabulary/sentence-signs.ts';
import { wordTest } from './word-test.ts';

const prefix = new RegExp(`^(?:(?:${oneOf(namePrefixes)})(?:\\s|$))+`, 'u');
const suffix = new RegExp(`(?:,?\\s+(?:${oneOf(nameSuffixes)}))+$`, 'u');
const role = wordTest(roleTerms);
const firmEnd = new RegExp(`\\s(?:${oneOf(notSurnames)})\\.?$`, 'u');
/** Unknown degrees after a name: 'MBChB, MRCGP', 'MA (Oxon)'; letters of a role are kept. */
const letters =
  /(?:,?\s+(?!C[A-Z]{1,3}O\b|MD\b|VP\b|HR\b|IT\b)(?:\p{Lu}\p{Ll}{0,3}\p{Lu}\p{L}{0,4}|\(\p{Lu}[\p{L}.]+\))\.?,?)+$/u;
/** Words before a name below a picture or quotation. */
export const leadIn = new RegExp(`^(?:${oneOf(nameLeads)})`, 'iu');
const degree = '(?:[A-Z]\\p{L}{0,4}[A-Z]\\p{L}{0,3}\\.?|\\([\\p{L} ]+\\))';
/** Matches degrees only: 'BDSc (Hons), MBA'; roles in capitals don't match. */
const degreesAlone = new RegExp(`^(?!C[A-Z]O$|MD$|VP$|HR$|IT$)${degree}(?:[\\s,]+${degree})*$`, 'u');

/** Returns the name without titles, degrees and nickname; null if the text isn't a full name. */
export function personIn(text: string): string | null {
  const plain = text
    .replace(/\s*[("“]\p{Lu}[\p{L}-]+[)"”]\s*/gu, ' ')
    .trim()
    .replace(prefix, '')
    .replace(leadIn, '')
    .replace(letters, '')
    .replace(suffix, '')
    .replace(/[,.]$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const initials = plain.replace(/^(?:\p{Lu}\.\s?)+/u, (each) => `${each.replace(/[.\s]/gu, '').slice(0, 1)}. `);
  return isPersonName(initials) && !firmEnd.test(plain) && !role.test(initials) && !isRole(initials) ? plain : null;
}

/** Matches table labels of roles: 'Designation Managing Director'. */
const roleLabel = new RegExp(`^(?:${oneOf(roleLabels)})\\s*:?\\s+(?=\\p{Lu})`, 'iu');

/** Matches column headers, which aren't roles. */
const columnHead = new RegExp(`^(?:${oneOf([...roleLabels, ...columnHeads])})$`, 'iu');

/** Returns a person's role: a title or, on a page about people, a department's name. */
export function roleIn(text: string, { loose = false } = {}): string | null {
  const plain = text.replace(/\s+/gu, ' ').trim().replace(roleLabel, '');
  const words = plain.split(' ').length;
  if (degreesAlone.test(plain) || columnHead.test(plain) || /\bhead(?:quarters| office)\b/iu.test(plain)) return null;
  if (words > 12 || plain.length > 110 || /@|https?:|\d{4}|[!?]$/u.test(plain) || !/\p{L}/u.test(plain)) return null;
  if (isRole(plain) || (role.test(plain) && words <= 10 && !/[.]$/u.test(plain))) return plain;
  return loose &&
    personIn(plain) === null &&
    !firmEnd.test(plain) &&
    words <= 5 &&
    /^\p{Lu}/u.test(plain) &&
    !/[.:]$/u.test(plain)
    ? plain
    : null;
}
