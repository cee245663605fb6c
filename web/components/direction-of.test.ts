import { expect, test } from 'vitest';
import { directionOf } from './direction-of.ts';

test.each([
  ['מרים כהן isn’t named with a role on the 9 pages read.', 'ltr'],
  ['Acme dates from 1998.', 'ltr'],
  ['Acme אומרת: “אנחנו מובילים סחורה בכל הארץ”', 'rtl'],
  ['شركة النور للنقل', 'rtl'],
  ['612', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
