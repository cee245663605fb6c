import { expect, test } from 'vitest';
import { splitName } from './person-name.ts';

test.each<[name: string, given: (string | null)[], expected: [string, string]]>([
  ['Mary Ann Van Dyke', [], ['Mary', 'Ann Van Dyke']],
  ['Mary Ann Van Dyke', ['Mary Ann'], ['Mary Ann', 'Van Dyke']],
  ['Mary Ann Van Dyke', [null, 'Mary Ann Van Dyke'], ['Mary Ann Van Dyke', '']],
  ['Mary Ann Van Dyke', [''], ['', 'Mary Ann Van Dyke']],
  ['Mary Ann Van Dyke', ['Mar', 'Robin'], ['Mary', 'Ann Van Dyke']],
  ['', [null], ['', '']],
])('%s with %j is divided where the first name ends', (name, given, [firstName, lastName]) => {
  expect(splitName(name, ...given)).toEqual({ firstName, lastName });
});
