import { expect, test } from 'vitest';
import { withoutName } from './write-cases.ts';

test.each([
  ['Bram & Sons lost nine moorings.', 'Bram & Sons', 'the customer lost nine moorings.'],
  ['O’Neill-Hart’s yard is dry.', 'O’Neill-Hart’s', 'the customer yard is dry.'],
  ['Kiln (UK), in short.', 'Kiln (UK)', 'the customer, in short.'],
  ['Ask Kestrel Ferries, or Kestrel.', 'Kestrel Ferries, Norring', 'Ask the customer, or the customer.'],
])('%s says nobody’s name', (text, customer, shown) => {
  expect(withoutName(text, customer)).toBe(shown);
});
