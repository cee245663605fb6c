import { expect, test } from 'vitest';
import { industries } from './industries.ts';
import { startPrepSchema } from './prep.ts';

test.each([
  ['', true],
  [industries[0]?.label ?? '', true],
  ['Necromancy', false],
])('the industry %o of a prep is accepted: %o', (industryType, accepted) => {
  const given = { firstName: 'Rhys', lastName: 'Tolland', company: 'acme.example', industryType };
  const { success, error } = startPrepSchema.safeParse(given);
  expect(success).toBe(accepted);
  if (!accepted) expect(error?.issues.map(({ message }) => message)).toEqual(['Choose an industry from the list']);
});
