import { expect, test } from 'vitest';
import { unknownFirm } from './other-firms.view.ts';

test.each([
  ['We install the Kiln Model S. A reader stands at each gate.', null],
  ['The kiln went to Maria S. A plan follows.', null],
  ['It drives Line B. V belts are extra.', null],
  ['It drives Line B.V.', 'Line B.V'],
  ['We work with Harbour S. A. in Porto.', 'Harbour S. A.'],
  ['We work with Harbour S.A. in Porto.', 'Harbour S.A'],
  ['We work with Harbour S.A in Porto.', 'Harbour S.A'],
  ['We work with Brno s. r. o. in Brno.', 'Brno s. r. o.'],
  ['We work with Kowalski Sp. z o.o. in Gdynia.', 'Kowalski Sp. z o.o'],
])('of “%s” the company with a legal form is %s', (text, firm) => {
  expect(unknownFirm(text, '')).toBe(firm);
});
