import { expect, test } from 'vitest';
import { splitName } from '#server/platform/person-name.ts';
import { hostedNames } from './hosted-names.ts';

test.each<[claims: Record<string, unknown>, firstName: string, lastName: string]>([
  [{ name: 'Robin Seller' }, 'Robin', 'Seller'],
  [{ name: 'Robin Seller', given_name: '' }, 'Robin', 'Seller'],
  [{ name: 'Robin Seller', given_name: '\u200B', family_name: null }, 'Robin', 'Seller'],
  [{ name: 'Mary Ann Van Dyke', given_name: 'Mary Ann' }, 'Mary Ann', 'Van Dyke'],
  [{ name: 'Mary Ann Van Dyke', family_name: 'Van Dyke' }, 'Mary Ann', 'Van Dyke'],
  [{ name: 'Ann Vandyke', family_name: 'dyke' }, 'Ann', 'Vandyke'],
  [{ name: 'Van Dyke, Mary Ann', given_name: 'Mary Ann', family_name: 'Van Dyke' }, 'Mary Ann', 'Van Dyke'],
  [{ given_name: 'Mary Ann', family_name: 'Van Dyke' }, 'Mary Ann', 'Van Dyke'],
  [{ given_name: 'Mary Ann' }, 'Mary Ann', ''],
  [{ family_name: 'Van Dyke' }, '', 'Van Dyke'],
  [{ name: 'Robin\u202E \u2067Seller', given_name: 5 }, 'Robin', 'Seller'],
  [{ name: 'Robin\tSeller\n' }, 'Robin', 'Seller'],
  [{ name: 'Click https://evil.example', given_name: 'x'.repeat(101) }, '', ''],
  [{}, '', ''],
])('%j names %s %s', (claims, firstName, lastName) => {
  const { name, givenName } = hostedNames(claims);
  expect(splitName(name, givenName)).toEqual({ firstName, lastName });
});
