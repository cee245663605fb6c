import { expect, test } from 'vitest';
import { oneOf } from '#server/readers/one-of.ts';
import { legalForms } from './legal-forms.ts';

const firm = new RegExp(String.raw`\p{Lu}[\p{L} ]*\s(?:${oneOf(legalForms)})(?![\p{L}\p{N}])`, 'u');

test.each([
  ['We install the Model S. A reader stands at each gate.', undefined],
  ['The kiln went to Maria S. A plan follows.', undefined],
  ['It drives Line B. V belts are extra.', undefined],
  ['It drives Line B.V.', 'Line B.V'],
  ['Harbour S. A. in Porto', 'Harbour S. A.'],
  ['Harbour S.A. in Porto', 'Harbour S.A'],
  ['Brno s. r. o. in Brno', 'Brno s. r. o.'],
  ['Kowalski Sp. z o.o. in Gdynia', 'Kowalski Sp. z o.o'],
])('a form is spaced only with its closing full stop: %s', (text, name) => {
  const found = firm.exec(text)?.[0];
  expect(name === undefined ? found : found?.endsWith(name)).toBe(name === undefined ? undefined : true);
});
