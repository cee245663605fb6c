import { oneOf } from '#server/readers/one-of.ts';
import { isPersonName, isRole } from '../built-in/people.ts';
import { columnHeads, namePrefixes, nameSuffixes, roleLabels, roleTerms } from './vocabulary/person-words.ts';
import { nameLeads } from './vocabulary/sentence-signs.ts';
import { wordTest } from './word-test.ts';

const prefix = new RegExp(`^(?:(?:${oneOf(namePrefixes)})(?:\\s|$))+`, 'u');
const suffix = new RegExp(`(?:,?\\s+(?:${oneOf(nameSuffixes)}))+$`, 'u');
const role = wordTest(roleTerms);
/** Letters behind a name that no list knows: 'MBChB, MRCGP', 'MA (Oxon)'; those of a role stay. */
const letters =
  /(?:,?\s+(?!C[A-Z]{1,3}O\b|MD\b|VP\b|HR\b|IT\b)(?:\p{Lu}\p{Ll}{0,3}\p{Lu}\p{L}{0,4}|\(\p{Lu}[\p{L}.]+\))\.?,?)+$/u;
/** What stands before a name under its picture or its words. */
export const leadIn = new RegExp(`^(?:${oneOf(nameLeads)})`, 'iu');
const degree = '(?:[A-Z]\\p{L}{0,4}[A-Z]\\p{L}{0,3}\\.?|\\([\\p{L} ]+\\))';
/** 'BDSc (Hons), MBA': letters of degrees and nothing that is done; roles in capitals stay. */
const degreesAlone = new RegExp(`^(?!C[A-Z]O$|MD$|VP$|HR$|IT$)${degree}(?:[\\s,]+${degree})*$`, 'u');

/** The name without titles, degrees and nickname; null for text that is no full name. */
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
  return isPersonName(initials) && !role.test(initials) && !isRole(initials) ? plain : null;
}

/** 'Designation Managing Director', as tables label it. */
const roleLabel = new RegExp(`^(?:${oneOf(roleLabels)})\\s*:?\\s+(?=\\p{Lu})`, 'iu');

/** What stands above a column, and is nothing that anybody does. */
const columnHead = new RegExp(`^(?:${oneOf([...roleLabels, ...columnHeads])})$`, 'iu');

/** What a person does: a title, or on a page of people the name of a department. */
export function roleIn(text: string, { loose = false } = {}): string | null {
  const plain = text.replace(/\s+/gu, ' ').trim().replace(roleLabel, '');
  const words = plain.split(' ').length;
  if (degreesAlone.test(plain) || columnHead.test(plain) || /\bhead(?:quarters| office)\b/iu.test(plain)) return null;
  if (words > 12 || plain.length > 110 || /@|https?:|\d{4}|[!?]$/u.test(plain) || !/\p{L}/u.test(plain)) return null;
  if (isRole(plain) || (role.test(plain) && words <= 10 && !/[.]$/u.test(plain))) return plain;
  return loose && personIn(plain) === null && words <= 5 && /^\p{Lu}/u.test(plain) && !/[.:]$/u.test(plain)
    ? plain
    : null;
}
