import { expect, test } from 'vitest';
import type { Promised } from '../amend-promises.ts';
import { withoutHead } from '../stories/case-head.ts';
import type { Turn } from '../turns.ts';
import { closedLine } from './closed-line.ts';
import { countsNothing, talksBeside } from './unfit-quote.ts';
import { buyersIn, isBeside, isNoStep, kept, toColleague } from './unkept-promises.ts';

test.each([
  ['Ola Pottery, Leith: two firings a day.', 'Leith: two firings a day.'],
  ['Ola Pottery: two firings a day.', 'Two firings a day.'],
  ['Ola Pottery (Leith, 40 kilns): two firings a day.', 'Leith, 40 kilns: two firings a day.'],
  ['Ola Pottery (Leith, 40 kilns)', 'Leith, 40 kilns'],
  ['Ola Pottery, 40 kilns', '40 kilns'],
  ['Ola Pottery runs 40 kilns.', 'Ola Pottery runs 40 kilns.'],
  ['Ola Pottery, a works in Leith, lost firings.', 'Ola Pottery, a works in Leith, lost firings.'],
  ['Ola Pottery (Leith) lost firings.', 'Ola Pottery (Leith) lost firings.'],
  ['Ola Pottery’s kilns: all cold.', 'Ola Pottery’s kilns: all cold.'],
  ['A pottery with 40 kilns.', 'A pottery with 40 kilns.'],
])('below its customer’s name, “%s” is “%s”', (situation, shown) => {
  expect(withoutHead(situation, 'Ola Pottery')).toBe(shown);
});

test.each([
  ['Survey: returned if you order', 'Survey: returned if you order.'],
  ['Per kiln and month, without VAT:', 'Per kiln and month, without VAT.'],
  ['Bricks: less 4%', 'Bricks: less 4%.'],
  ['Firing is free.', 'Firing is free.'],
  ['He says “it is free.”', 'He says “it is free.”'],
  ['Is it free?', 'Is it free?'],
])('%s ends as a sentence', (line, closed) => {
  expect(closedLine(line)).toBe(closed);
});

test.each([
  ['I won’t guess, it’d be wrong.', true],
  ['If I say ten you’ll put that on a slide.', true],
  ['Mine’s harder, and no offence.', true],
  ['Another baker was rude about you, mind.', true],
  ['Am I late? The kiln wouldn’t open.', true],
  ['The kiln went out in the middle of the bloody night.', true],
  ['Whoever packed that lorry, what the hell were they thinking.', true],
  ['We lose a batch every Monday, damn it.', true],
  ['The clay from below the dam is classed as scrap.', false],
  ['Arsenic in the glaze is measured, and the Wankel engine of the old van is gone.', false],
  ['Assembly stands still, and the grass outside is burnt.', false],
  ['You can’t fire the second half once it’s cold.', false],
  ['We have to guess the temperature every night.', false],
  ['I want one place where you can see each kiln.', false],
  ['Customers were rude about the chipped plates.', false],
  ['The glaze is always late.', false],
])('“%s” talks beside the matter: %s', (piece, isSo) => {
  expect(talksBeside(piece)).toBe(isSo);
});

test.each([
  ['Ninety, then. Ninety, ninety-five thousand.', false, true],
  ['Ninety, then. Ninety, ninety-five thousand.', true, false],
  ['Ninety thousand pounds went on broken plates last year.', false, false],
  ['We lose £90.', false, false],
  ['If we kept half of it. Thirty thousand a year.', false, false],
])('“%s”, behind its question: %s, counts nothing: %s', (piece, isPlaced, isSo) => {
  expect(countsNothing('financialImpact', piece, isPlaced)).toBe(isSo);
  expect(countsNothing('barriers', piece, isPlaced)).toBe(false);
});

test.each([
  ["I'll be honest, it's a lot.", true],
  ["Hold on, I'll fetch my glasses.", true],
  ["Right, I'll try and be helpful.", true],
  ["We'll discuss that, Mira.", true],
  ["We'll discuss that with the board on Friday.", false],
  ["I'll try and be at the kiln by nine.", false],
  ["I'll put you on speaker.", true],
  ["I'll have spoken to Ida by then.", true],
  ['I can give you ten percent if you sign by Friday.', true],
  ["I'll be at the kiln at nine on Friday.", false],
  ["I'll put you on the list for the tour.", false],
  ["I'll have the list with you by Friday.", false],
  ["I'll ask my director about the deposit.", false],
  ["I'll send the form, if you sign it off we start.", false],
])('“%s” is no step: %s', (text, isSo) => {
  expect(isNoStep(text)).toBe(isSo);
});

test('a joke before a promise that says all is left out; what names its thing is not', () => {
  const whole = 'I will send the spreadsheet with every kiln contract and its supplier on Thursday morning.';
  expect(isBeside('We’d ring the church bells.', whole)).toBe(true);
  expect(isBeside('Where are your contracts kept?', whole)).toBe(false);
  expect(isBeside('The kiln contracts are a mess.', whole)).toBe(false);
  expect(isBeside('There’s a clause about credits.', 'I’ll dig it out tonight.')).toBe(false);
});

const turn = (id: string, speaker: string, side: Turn['side'], text: string): Turn => ({
  ...{ id, at: Number(id) * 10, speaker, side, text, lines: [] },
});
const promise = (of: Turn): Promised => ({ turn: of, piece: of.text, at: of.at, who: undefined, on: null });

test.each([
  ['Rae', "I can't promise it. I can ask about the forty kiln bricks.", 0],
  ['Rae', 'Okay, no bricks then.', 0],
  ['Rae', "I can't promise the tour, though. I can ask about a guide.", 1],
  ['Rae', 'There are no doors, then we painted.', 1],
  ['Ola', "I can't promise it. I can ask about the forty kiln bricks.", 1],
])('%s says “%s” after promising forty kiln bricks: %i left', (speaker, text, left) => {
  const first = turn('1', 'Rae', 'rep', "I'll get you the forty kiln bricks.");
  const second = turn('2', speaker, speaker === 'Rae' ? 'rep' : 'prospect', text);
  expect(kept([first, second], [promise(first)])).toHaveLength(left);
});

test.each([
  ['Ola', "We'll discuss that, Ivo.", true],
  ['Ola', "We'll discuss that, Ivo-ji", true],
  ['Ola', "We'll discuss that with Ivo.", false],
  ['Ola', "I'll send you the list, Rae.", false],
  ['Rae', "I'll send you the list, Ivo.", false],
])('%s says “%s” to a colleague: %s', (speaker, text, isSo) => {
  const said = turn('1', speaker, speaker === 'Rae' ? 'rep' : 'prospect', text);
  const others = [turn('2', 'Ivo Kern', 'prospect', 'Yes.'), turn('3', 'Rae', 'rep', 'Fine.')];
  expect(toColleague(text, said, buyersIn([said, ...others]))).toBe(isSo);
});
