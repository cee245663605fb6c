import { expect, test } from 'vitest';
import { dayAbove, takesOtherEntry, takesOtherRole, takesOtherRow } from './other-line.ts';
import { readSource, withValues } from './read-source.ts';

const page = (text: string) =>
  readSource({
    id: 'p',
    title: '',
    url: 'https://site.example/',
    text,
    when: null,
    language: 'en',
    subject: 'prospect',
    secondary: false,
  });
const quoted = (text: string, quote: string) => [withValues({ sourceId: 'p', text: quote }, page(text))];

const boats = 'Harbors\nHarbor Boats Warden\nNorham Quay Road 31 Ada Bell\nSelby Mill Lane 23 Tom Fry';

test('a number or a person of one row isn’t another row’s', () => {
  const both = quoted(boats, '31 Ada Bell\nSelby Mill Lane 23 Tom Fry');
  expect(takesOtherRow('Selby has 31 boats.', both)).toBe(true);
  expect(takesOtherRow('Ada Bell is the warden at Selby.', both)).toBe(true);
  expect(takesOtherRow('Selby has 23 boats.', both)).toBe(false);
  expect(takesOtherRow('Norham has 31 boats and Selby 23.', quoted(boats, boats))).toBe(false);
  expect(takesOtherRow('There are 54 boats in both harbors.', quoted(boats, boats))).toBe(false);
});

test('rows aren’t sentences, and what every row begins with tells none of them', () => {
  const told = 'About 2025\nWe left 140 boats in the harbor because the crane came late.';
  expect(takesOtherRow('In 2025 they left 140 boats.', quoted(told, told))).toBe(false);
  const same = 'Boat one 14 m\nBoat two 9 m';
  expect(takesOtherRow('The boat is 9 m long.', quoted(same, same))).toBe(false);
});

const people = 'Our people\nDr Ada Bell\nFinance Director\nTom Fry\nHead of Boats\nEve Noor\nLead Engineer';

test('a role belongs to the person of its own entry, whichever comes first', () => {
  expect(takesOtherEntry('Tom Fry is Finance Director.', quoted(people, 'Finance Director\nTom Fry'))).toBe(true);
  expect(takesOtherEntry('Tom Fry is Head of Boats.', quoted(people, 'Tom Fry\nHead of Boats'))).toBe(false);
  const turned = 'Our people\nFinance Director\nDr Ada Bell\nHead of Boats\nTom Fry\nLead Engineer\nEve Noor';
  expect(takesOtherEntry('Ada Bell is Finance Director.', quoted(turned, 'Finance Director\nDr Ada Bell'))).toBe(false);
  expect(takesOtherEntry('Ada Bell is Head of Boats.', quoted(turned, 'Dr Ada Bell\nHead of Boats'))).toBe(true);
});

test('a person of one line doesn’t have the role of another’s', () => {
  const staff = 'Deputy Head Dr Ada Bell MSc\nDirector of Boats Tom Fry';
  expect(takesOtherRole('Ada Bell is Director of Boats.', quoted(staff, 'Dr Ada Bell MSc\nDirector of Boats'))).toBe(
    true,
  );
  expect(takesOtherRole('Tom Fry is Director of Boats.', quoted(staff, staff))).toBe(false);
});

const news =
  'News\n6 Oct 2026\nA third crane comes to Selby\n18 Aug 2026\nThe boats stood still\n9 Jan 2023\nSelby has 58 boats';

test('a day belongs to the title of its own entry, and to what stands below it', () => {
  expect(
    takesOtherEntry(
      'The third crane was announced on 18 August 2026.',
      quoted(news, 'A third crane comes to Selby\n18 Aug 2026'),
    ),
  ).toBe(true);
  expect(
    takesOtherEntry(
      'The third crane was announced on 6 October 2026.',
      quoted(news, '6 Oct 2026\nA third crane comes to Selby'),
    ),
  ).toBe(false);
  const [old] = quoted(news, 'Selby has 58 boats');
  expect(old && dayAbove(old)).toBe('2023-01-09');
  const [only] = quoted('9 Jan 2023\nSelby has 58 boats', 'Selby has 58 boats');
  expect(only && dayAbove(only)).toBeNull();
});

test('a page without end is read in time', () => {
  const long = `${'Dr Ada Bell\nFinance Director\n'.repeat(20_000)}Tom Fry\nHead of Boats`;
  expect(takesOtherEntry('Tom Fry is Finance Director.', quoted(long, 'Finance Director\nTom Fry'))).toBe(false);
  const numbers = `7 ${'7 '.repeat(500_000)}`;
  expect(takesOtherRow('Selby has 7 boats.', quoted(`Norham\n${numbers}`, 'Norham\n7 7'))).toBe(false);
  expect(
    takesOtherRole('Tom Fry is Finance Director.', quoted(`Director\n${'A '.repeat(500_000)}`, 'Director\nA A')),
  ).toBe(false);
});
