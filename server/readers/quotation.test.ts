import { expect, test } from 'vitest';
import { isSignature, spokenWords, splitQuotation } from './quotation.ts';

test.each([
  [
    'Half of it waits for papers, says Rhys Tolland, Chief Operating Officer of Acme.',
    'Half of it waits for papers',
    'Rhys Tolland, Chief Operating Officer of Acme',
  ],
  [
    "“Deposits fight for every point and that isn't going away,” said R. Wade Collier, President and CEO.",
    "Deposits fight for every point and that isn't going away",
    'R. Wade Collier, President and CEO',
  ],
  [
    'We’ve been caught out by our own planning as well, says Iain Budge.',
    'We’ve been caught out by our own planning as well',
    'Iain Budge',
  ],
  [
    'Owen Tranter, chief operating officer, said: We will need 22 people.',
    'We will need 22 people.',
    'Owen Tranter, chief operating officer',
  ],
  ['We have apologized to each of them in person. — Amara', 'We have apologized to each of them in person.', 'Amara'],
  [
    '“We lost a week,” says Jane Doe, CEO, “and two customers.”',
    'We lost a week … and two customers.',
    'Jane Doe, CEO',
  ],
  [
    '„Wir suchen zehn Fahrer“, sagt Geschäftsführerin Katrin Volkholz.',
    'Wir suchen zehn Fahrer',
    'Geschäftsführerin Katrin Volkholz',
  ],
  [
    '« Nous manquons de bras », explique Thibault Le Goff, directeur.',
    'Nous manquons de bras',
    'Thibault Le Goff, directeur',
  ],
  [
    'We type every order by hand, our finance director Jane Doe says.',
    'We type every order by hand, our finance director Jane Doe says.',
    null,
  ],
])('%s', (text, words, speaker) => {
  expect(splitQuotation(text)).toEqual(speaker === null ? null : { words, speaker });
  expect(spokenWords(text)).toBe(words);
});

test.each([
  'We type every order by hand, and so does Acme.',
  'The law says we must keep records for six years.',
  'Our wards hold 40 beds, so Leeds General sends us patients every night.',
  'The board said that the depot in Hull will close.',
  'Acme Rail – Leeds depot',
  'Read what customers say. Jane Doe leads the team.',
  'Everything we do, notes and minutes included, stands in Acme Notes.',
])('nobody is quoted in “%s”', (text) => {
  expect(splitQuotation(text)).toBeNull();
});

test('a line of its own may sign what stands above it', () => {
  expect(['— Jane Doe, CEO of Acme', '– Amara'].map(isSignature)).toEqual([true, true]);
  expect(['Jane Doe leads the team', '— and we mean it', '—'].map(isSignature)).toEqual([false, false, false]);
});
