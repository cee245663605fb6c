import { expect, test } from 'vitest';
import { holdsMeasure, measureAsked, measuresIn } from './measures.ts';
import { kindOfQuestion } from './question-kind.ts';

test.each([
  ['how much is the crane per day', 'money'],
  ['how long is the warranty', 'time'],
  ['how many working days until delivery', 'time'],
  ['how heavy is the crane', 'size'],
  ['how much storage is on the small plan', 'size'],
  ['what percentage is paid up front', 'share'],
  ['how many drivers do they have', 'number'],
  ['what commission do account managers get', 'rate'],
  ['discount for charities', 'rate'],
  ['how much interest do we pay on deposits', 'money'],
  ['how much interest does the loan carry', 'money'],
  ['how much overtime did the depot save', 'number'],
  ['how much did waiting times drop', 'number'],
  ['how much does the depot save', 'money'],
  ['how much did the price increase', 'rate'],
  ['how much can it grow', 'number'],
  ['how much does it cost to change the plan', 'money'],
  ['how much do you charge for a change', 'money'],
  ['how much does the drop box cost', 'money'],
  ['how much deposit do we pay', 'money'],
  ['how much rent do tenants pay', 'money'],
  ['how much VAT is on it', 'rate'],
  ['how much tax is due', 'rate'],
  ['what does the tax module cost', 'money'],
  ['how much is the discount module', 'money'],
  ['price of the VAT add-on', 'money'],
  ['cost of the margin report', 'money'],
  ['who runs the depot', null],
] as const)('%s asks for %s', (question, measure) => {
  expect(measureAsked(question, kindOfQuestion(question))).toBe(measure);
});

test.each([
  ['money', 'It costs €450.', 'It takes 45 days.'],
  ['time', 'Within three working days.', 'It costs €3.'],
  ['size', 'It weighs 2,400 kg.', 'It has 24 wheels.'],
  ['share', 'Pay 30% now.', 'Pay 30 euro now.'],
  ['rate', 'Charities get 20% off.', 'It takes 20 days.'],
  ['rate', 'Charities get €40 off.', 'It has 40 wheels.'],
  ['money', 'Each booking is 38p.', 'See p38, or 1080p.'],
  ['money', 'The budget is about 40k.', 'The 40kg crate.'],
  ['money', 'It costs 12k a year.', 'Up to 4K screens.'],
  ['money', 'They paid 38p per booking.', 'Resolution 72p'],
  ['money', 'Setup: 5k', 'The 5k run'],
  ['money', 'They have a 40k budget.', 'We grow from 5k to 10k users.'],
  ['money', 'They saved 40k in the first year.', 'The app has 40k users.'],
  ['rate', 'Half of the fee is paid back.', 'All plans include it, and none of them needs half a day.'],
] as const)('%s is told by its unit', (measure, with_, without) => {
  expect(holdsMeasure(measure, with_)).toBe(true);
  expect(holdsMeasure(measure, without)).toBe(false);
});

test('a number below the head of a price is a sum, and beside it is none', () => {
  const columns = 'Edition | Doors | Monthly price GBP | Term';
  expect(holdsMeasure('money', 'Core | 40 | 640 | 12 months', columns)).toBe(true);
  expect(holdsMeasure('money', 'Core | 40 | on request | 12 months', columns)).toBe(false);
  expect(holdsMeasure('money', 'Core | 40 | 640 | 12 months')).toBe(false);
  expect(measuresIn('money', 'Core | 40 | 640 | 12 months', columns)).toEqual([{ from: 12, to: 15 }]);
});

test.each([
  ['Plan | Monthly price | Setup fee', 'Core | 290 | 400'],
  ['Item | Unit | Price (EUR)', 'Crane | per day | 4,500'],
  ['Plan | € per user | Users', 'Core | 12.50 | 40'],
  ['Plan | Price per user and month | Users', 'Core | 12 | 40'],
  ['Plan | GBP / month', 'Core | 290'],
  ['Ofen | Kosten', 'A | 4711'],
  ['Modèle | Prix HT', 'A | 4711'],
  ['Plan | Price excl. VAT', 'A | 290'],
])('%s heads a price', (columns, row) => expect(holdsMeasure('money', row, columns)).toBe(true));

test.each([
  ['Plan | Price change % | Users', 'Core | 12 | 40'],
  ['Plan | Price valid until | Term', 'Core | 2027 | 12 months'],
  ['Plan | Price | Term', 'Core | 2027 | 12 months'],
  ['Year | Cost index | Staff', 'Group | 104 | 40'],
  ['Item | Cost centre | Owner', 'Rig | 4711 | Kim'],
  ['Tariff | Charge points | Power', 'Home | 2 | 11 kW'],
  ['Plan | No. of price lists | Users', 'Core | 3 | 40'],
  ['Truck | EUR pallets | Doors', 'Truck | 33 | 7'],
  ['Plan | Free of charge | Users', 'Core | 30 | 40'],
  ['Country | CAD seats | Offices', 'UK | 12 | 7'],
  ['Plan | Cost savings % | Users', 'Core | 30 | 40'],
  ['Bolt | Price | Size', 'Bolt | 12 pcs | M6'],
])('%s heads no price', (columns, row) => expect(holdsMeasure('money', row, columns)).toBe(false));
