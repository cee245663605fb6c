import { oneOf } from '#server/readers/one-of.ts';
import { besideAnyRole, roleFillers, shortRoles, topRoles } from './vocabulary/role-forms.ts';
import { wordTest } from './word-test.ts';

const top = wordTest(topRoles);
const beside = wordTest(besideAnyRole);
const filler = new RegExp(`^(?:${oneOf(roleFillers)})$`, 'iu');
const short = shortRoles.map(([form, words]) => [wordTest([form], 'giu'), words] as const);
const longestStem = 6;

/** Returns the words of a role that tell one from another, cut to their stems: 'VP Sales' and 'Head of Sales' share one. */
function fieldsOf(role: string): Set<string> {
  const whole = short.reduce((text, [form, words]) => text.replace(form, words), role.toLowerCase());
  const words = whole.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !filler.test(word)).map((word) => word.slice(0, longestStem)));
}

/** Returns whether two titles name a field in common. */
export function sharesField(one: string, other: string): boolean {
  const fields = fieldsOf(other);
  return [...fieldsOf(one)].some((word) => fields.has(word));
}

/** A title with the language of the page that gives it, two letters or ''. */
export interface Title {
  role: string;
  language: string;
}

/** Returns whether a title names a rank and no field, as 'Director': it may be anybody's short title. */
const isRankAlone = (role: string): boolean => !top.test(role) && fieldsOf(role).size === 0;

/**
 * Returns whether two titles of one name are so different that they may be two people's. The head of a firm has many
 * titles, and founders and board members hold others beside. Titles in two languages may be one translated.
 */
export function isOtherRole(one: Title, other: Title): boolean {
  if (one.language !== '' && other.language !== '' && one.language !== other.language) return false;
  const roles = [one.role, other.role];
  if (roles.some((role) => beside.test(role) || isRankAlone(role)) || roles.every((role) => top.test(role)))
    return false;
  return !sharesField(one.role, other.role);
}
