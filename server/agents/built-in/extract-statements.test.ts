import { expect, test } from 'vitest';
import { sitePages } from '#tests/support/site-pages.ts';
import { describeFromHome, saysWho } from './extract-statements.ts';

/** Returns the sentence a brief opens with. */
function opening(body: string, lang = 'en'): string | undefined {
  const [home] = sitePages({ '/': `<html lang="${lang}"><title>Acme</title><body><h1>Acme</h1>${body}</body></html>` });
  return home && describeFromHome('Acme', home)[0]?.quotes[0]?.text;
}

test('a brief opens with the company’s own sentence in its language, and not with one that points back', () => {
  expect(
    opening(
      '<p>Acme est une coopérative qui accompagne les forges du nord du pays</p><p>Les solutions pour réduire ces effets ne sont pas uniquement techniques.</p>',
      'fr',
    ),
  ).toBe('Acme est une coopérative qui accompagne les forges du nord du pays');
});

test.each([
  ['a notice of the day', 'Heads up: our phones are short-staffed between 8 and 9.30am.'],
  ['a legal notice', 'Investment products of Acme are not FDIC insured and may lose value.'],
  ['an acknowledgment', 'Acme acknowledges the traditional custodians of the land on which it stands.'],
  ['what the reader gets', 'Acme offers you a composable approach to modern forging.'],
])('a brief doesn’t open with %s', (_, text) => {
  const said = 'We forge anvils for smiths and farriers in the north.';
  expect(opening(`<p>${text}</p><p>${said}</p>`)).toBe(said);
});

test('a sentence about one of its people doesn’t say who the company is', () => {
  expect(saysWho('A forging specialist, Nikil works on platforms with our team and company.', 'Acme')).toBe(false);
  expect(saysWho('The publisher of Hammer and provider of open source security and support', 'Acme')).toBe(true);
});
