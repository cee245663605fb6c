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

/**
 * Returns whether two titles of one name are so different that they may be two people's. The head of a firm has many
 * titles, and founders and board members hold others beside.
 */
export function isOtherRole(one: string, other: string): boolean {
  if (one.trim() === '' || other.trim() === '' || beside.test(one) || beside.test(other)) return false;
  if (top.test(one) && top.test(other)) return false;
  return !sharesField(one, other);
}
