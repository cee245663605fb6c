import { describe, expect, test } from 'vitest';
import { splitSentences } from '#server/readers/sentences.ts';
import { hasGone, isOfAnother, isRunByOthers } from './others-subject.ts';
import { roleIn } from './person-name.ts';
import { nameTest } from './read-lines.ts';

const name = nameTest('Harrow Mills Ltd');
const isOther = (text: string, before = ''): boolean => isOfAnother({ text, before }, name);

describe('whose a sentence is, by its form', () => {
  test.each([
    ['Harrow Mills Catering of Leeds is an unrelated company with 400 cooks.'],
    ['Our neighbours owe creditors $2 million.'],
    ['That chain, Brightloaf, has 61 bakeries and we have one.'],
    ['No. That is a bakery school founded in 1978.'],
    ['Flour goes to Ocelot, a group founded by Jean Morel, which employs 8,500 people.'],
    ['Most who leave end up at Corvex, and Corvex alone has 2,300 employees.'],
    ['Penbridge, set up by Gordon Apsley in 2003, has more than 90 members.'],
    ['Our partner Kelvane, founded in 1962, employs 2,300 people.'],
    ['Our partner also opened 40 shops.'],
    ['Unser Partner Kelvane beschäftigt 2.300 Leute.'],
    ['Payments are handled by Adelio, which serves 90,000 merchants.'],
    ['Cards are taken by our partner Adelio, which serves 90,000 merchants.'],
    ['Der Stahl kommt von unserem Partner Krüger AG, der 900 Leute beschäftigt.'],
    ['Sandhill’s CFO Marcy Dell: Our debts were $6.2 million.'],
  ])('%s is another’s', (text) => expect(isOther(text)).toBe(true));

  test('what leans on a sentence about another organization is that one’s, and nothing else is', () => {
    const before = 'Half of the flour goes to cooks at Soar Valley Housing Association.';
    expect(isOther('It looks after 14,000 homes and employs 520 people.', before)).toBe(true);
    expect(isOther('It looks after 14,000 homes.', 'Our mill stands at Soar.')).toBe(false);
    expect(
      isOther('It is heavy on old phones, and we get 900 chats a week about it.', 'Rated 3.4 on the Play Store.'),
    ).toBe(false);
  });

  test.each([
    ['Leonard Tait started out in 1962 with one steam mill.'],
    ['Harrow Mills was founded in 1962.'],
    ['We employ 40 people, which is twice as many as in 2020.'],
    ['In 1998 we opened the second mill.'],
    // A name before 'which' or 'who' may be a place, a person or a product of the company's.
    ['We opened a plant in Leeds, which employs 40 people.'],
    ['We run a second site in Wakefield, which has 140 employees.'],
    ['Turnover in Ireland, which includes the north, was £40 million in 2025.'],
    ['Our family business is led by Ruth Lee, who founded the company in 1988 with 4 people.'],
    ['We sell the BakeMaster, which has 40,000 users in 30 countries.'],
    ['We are proud of our depot in Hull, which handles 4,000 parcels a day.'],
    ['Unser Betrieb in Ulm, der seit 1920 besteht, hat 40 Mitarbeiter.'],
    ['Inhaberin ist Anna Huber, die den Betrieb 1998 übernahm und heute 25 Mitarbeiter führt.'],
    ['L’usine de Lyon, qui emploie 140 personnes, fabrique des pompes.'],
    ['The firm is led by senior partner Ruth Lee, who has won 40 cases.'],
    ['The Bakehouse, which seats 60, opens daily.'],
    // What is named after customers and partners is the company's own.
    ['Our customer service team of 85 people answers 9,000 calls a week.'],
    ['Our partner network covers 40 countries with 1,200 dealers.'],
    ['Our customer base grew by 40% in 2025.'],
    ['Our Customer Care Centre in Porto employs 85 people.'],
    ['Our supplier onboarding takes 3 days.'],
    ['Our client services desk has 12 people.'],
    ['Our partners in 14 countries sell 9,000 pumps a year.'],
    ['Unser Kundendienst mit 45 Technikern fährt täglich.'],
    ['Unsere Kundenhotline ist mit 20 Mitarbeitern besetzt.'],
    ['Unser Neukundengeschäft wuchs 2025 um 30 Prozent.'],
    ['Unser Stammkundenanteil liegt seit Jahren bei 80 Prozent.'],
    ['Unsere Vertriebspartner in 14 Ländern verkaufen unsere Pumpen.'],
    ['Notre service client compte 35 personnes.'],
  ])('%s is not', (text) => expect(isOther(text)).toBe(false));

  test('who has gone, and what others ran on the same ground', () => {
    expect(hasGone('Dr. Hugh Lavelle, our baker, moved to Galway in May.')).toBe(true);
    expect(hasGone('Dr. Hugh Lavelle, our baker, bakes at four.')).toBe(false);
    expect(isRunByOthers('The first oven was run by the private Krahmer works.')).toBe(true);
    expect(isRunByOthers('The oven is run by a team of our own.')).toBe(false);
  });

  test('another organization may begin with the same word', () => {
    expect(name.test('Harrow Dental Laboratory has 35 technicians.')).toBe(false);
    expect(name.test('Harrow Opens Second Mill')).toBe(true);
  });
});

test('an abbreviation before a number ends no sentence, and “No.” does', () => {
  expect(splitSentences('Profit fell to Rs. 2.9 crore from Rs. 5.1 crore. We go on.')).toHaveLength(2);
  expect(splitSentences('See No. 5 on the list. It is short.')).toHaveLength(2);
  expect(splitSentences('No. We do not deliver.')).toEqual(['No.', 'We do not deliver.']);
});

test('the label of a role is no part of it, and the head of a column is no role', () => {
  expect(roleIn('Designation Managing Director')).toBe('Managing Director');
  expect(roleIn('Name', { loose: true })).toBeNull();
});
