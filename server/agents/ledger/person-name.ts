import { oneOf } from '#server/readers/one-of.ts';
import { isPersonName, isRole } from '../built-in/people.ts';
import { namePrefixes, nameSuffixes, roleTerms } from './vocabulary/person-words.ts';
import { wordTest } from './word-test.ts';

const prefix = new RegExp(`^(?:(?:${oneOf(namePrefixes)})(?:\\s|$))+`, 'u');
const suffix = new RegExp(`(?:,?\\s+(?:${oneOf(nameSuffixes)}))+$`, 'u');
const role = wordTest(roleTerms);

/** The name without titles, degrees and nickname; null for text that is no full name. */
export function personIn(text: string): string | null {
  const plain = text
    .replace(/\s*[("“]\p{Lu}[\p{L}-]+[)"”]\s*/gu, ' ')
    .replace(prefix, '')
    .replace(/^(?:by|von|par|por|door)\s+/iu, '')
    .replace(suffix, '')
    .replace(/[,.]$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const initials = plain.replace(/^(?:\p{Lu}\.\s?)+/u, (each) => `${each.replace(/[.\s]/gu, '').slice(0, 1)}. `);
  return isPersonName(initials) && !role.test(initials) ? plain : null;
}

/** What a person does: a title, or on a page of people the name of a department. */
export function roleIn(text: string, { loose = false } = {}): string | null {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const words = plain.split(' ').length;
  if (words > 12 || plain.length > 110 || /@|https?:|\d{4}|[!?]$/u.test(plain) || personIn(plain) !== null) return null;
  if (isRole(plain) || (role.test(plain) && words <= 10 && !/[.]$/u.test(plain))) return plain;
  return loose && words <= 5 && /^\p{Lu}/u.test(plain) && !/[.:]$/u.test(plain) ? plain : null;
}
