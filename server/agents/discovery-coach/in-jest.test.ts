import { expect, test } from 'vitest';
import type { CallLine } from './call-line.ts';
import { findPromises } from './find-promises.ts';

/** 'R: …' is the seller, 'P: …' the prospect, six seconds apart. */
const promised = (...texts: string[]): string[] =>
  findPromises(
    texts.map((text, at): CallLine => {
      const isRep = text.startsWith('R: ');
      return {
        id: String(at),
        at: at * 6,
        speaker: isRep ? 'Rae' : 'Pat',
        side: isRep ? 'rep' : 'prospect',
        text: text.slice(3),
      };
    }),
  ).map(({ text }) => text);

test.each([
  [['P: If the harbor ever answers, I will eat my hat and send you the picture.']],
  [["P: I'm going to run them over with the tractor."]],
  [['P: My dog has opinions about your hold music.', "R: I'll write him an apology."]],
  [["R: We'll bring the violins."]],
  [['P: If we won the lottery, we would roof the whole yard.', "R: We'll put the slates on for you."]],
  [["R: I'll put a sail on the forklift.", "P: You wouldn't."]],
  [["P: We'd sooner go by yacht.", "R: I'll ask our harbor office."]],
  [["R: I'll have a word with God about the tide."]],
  [["P: If it prints before noon, I'll name our next kiln after you."]],
  [['P: Our chairman only opens the pictures.', "R: Then I'll put a joke under the first picture."]],
  [["R: I'll put the punchline on slide four."]],
  [['P: Would you like my mother-in-law for a week?', "R: Sure, I'll pick her up myself."]],
])('nobody is held to a joke: %j', (lines) => {
  expect(promised(...lines)).toEqual([]);
});

test.each([
  [["R: I'll bring the sample boards."]],
  [['P: Two dogs walk the yard at night.', "R: I'll check that the sensors ignore them."]],
  [['P: My dog ate the old manual.', "R: I'll send you a new copy."]],
  [['P: It rained on the wedding, you know.', "R: I'll come out and look on Tuesday."]],
  [["P: I'll make sure Jo is there, she can introduce you to the goat."]],
  [['P: There is a wedding here on Saturday.', "R: I'll bring the van round the back."]],
  [
    [
      'P: We cater for weddings.',
      'P: A wedding has two hundred plates.',
      "R: I'll put the wedding plates aside for you.",
    ],
  ],
  [["P: If the board agrees, I'll sign it."]],
  [["R: No joke, I'll send you the sheet today."]],
  [["R: I'll ask somebody to measure the gate.", 'P: Great, thanks.']],
])('what is meant stays: %j', (lines) => {
  expect(promised(...lines)).toHaveLength(1);
});

test.each([
  "We'll make it easy for them.",
  "We'll make it quick and painless.",
  "We'll make things as smooth as possible.",
])('how something will be is no step: %s', (text) => {
  expect(promised(`R: ${text}`)).toEqual([]);
});

test.each(["We'll make it work with your old gate controllers.", "I'll keep it in the van for you until Monday."])(
  'what is done stays one: %s',
  (text) => {
    expect(promised(`R: ${text}`)).toHaveLength(1);
  },
);

test("a thing that the call is about is no joke: a baker's cakes", () => {
  const trade = Array.from({ length: 6 }, () => 'P: The cakes leave the oven at four.');
  expect(promised(...trade, "R: I'll bring the cakes back to your shop.")).toHaveLength(1);
});
