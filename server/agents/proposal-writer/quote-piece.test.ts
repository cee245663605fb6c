import { describe, expect, test } from 'vitest';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { emptyOffer } from '#contract/offer.ts';
import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { draftProposal } from './proposal-writer.ts';
import { printedQuote, quoteKey, tellingPiece } from './quote-piece.ts';

const line = (id: string, speaker: string, text: string, side: 'rep' | 'prospect' = 'prospect'): CallLine => ({
  id,
  at: 100 + Number(id) * 4,
  speaker,
  side,
  text,
});

function draft(lines: readonly CallLine[], heard: readonly (readonly [CallField, string])[] = []) {
  return draftProposal({
    fields: fromStoredFields({}),
    lines,
    heard: heard.map(([field, lineId]) => ({ field, lineId })),
    solution: null,
    offer: emptyOffer,
    content: readMaterial([], []),
    brief: { claims: [], sources: [] },
    assumptions: {},
  });
}
const textsOf = (claims: readonly { text: string }[]): string[] => claims.map(({ text }) => text);

describe('a quote', () => {
  test.each([
    ['That was May. The pumps failed on two Sundays in a row.', 'The pumps failed on two Sundays in a row.'],
    ['We cannot see the stock. That is my point.', 'We cannot see the stock.'],
    ['Between you and me, the board has no idea of it.', ''],
    ['It is slow, and it is slow every single day.', 'It is slow, and it is slow every single day.'],
  ])('keeps of %j what a reader can place', (said, kept) => {
    expect(tellingPiece(said)).toBe(kept);
  });

  test('is printed without hesitation and with a capital; umbrellas stay', () => {
    expect(printedQuote('and, um, nobody, er, knows')).toBe('And nobody knows');
    expect(printedQuote('the umbrella is hers')).toBe('The umbrella is hers');
    expect(quoteKey('and, um, nobody knows')).toBe(quoteKey('And nobody knows'));
  });
});

describe('words that nobody took over', () => {
  test('of one go are one quote, and its sources hold it letter by letter', () => {
    const lines = [
      line('1', 'Ola', 'The crane waits for the papers every morning.'),
      line('2', 'Ola', 'Then the driver waits for the crane until noon.'),
    ];
    const { blocks, sources, quotes } = draft(lines, [
      ['outcomes', '1'],
      ['outcomes', '2'],
    ]);
    const [quote] = blocks.vision;
    expect(quote?.text).toBe(
      'Ola: “The crane waits for the papers every morning. Then the driver waits for the crane until noon.”',
    );
    expect(sources.find(({ id }) => id === quote?.quotes[0]?.sourceId)?.text).toContain(quote?.quotes[0]?.text);
    expect(quotes.used).toBe(1);
  });

  test('stay out where a colleague denies them, a figure is a guess, or no day is aimed at', () => {
    const { blocks } = draft(
      [
        line('1', 'Ola', 'We close the books of a month within three days.'),
        line('2', 'Per', 'We do not close the books within three days.'),
        line('3', 'Ola', 'It might save maybe forty thousand a year for us.'),
        line('4', 'Per', 'In March there was one of him and then there was nobody.'),
      ],
      [
        ['outcomes', '1'],
        ['impact', '3'],
        ['targetDate', '4'],
      ],
    );
    expect(textsOf(blocks.vision)).toEqual([]);
    expect(textsOf(blocks.businessOutcomes)).toEqual([]);
    expect(textsOf(blocks.timeline)).toEqual([]);
  });
});

describe('next steps', () => {
  test('hold what was asked for and agreed to, and nothing that was refused', () => {
    const { blocks } = draft([
      line('1', 'Ola', 'Could you send us the load table of the crane?'),
      line('2', 'Rae', 'Of course.', 'rep'),
      line('9', 'Ola', 'Could you send us the names of your other customers?'),
      line('10', 'Rae', 'That I am not allowed to.', 'rep'),
    ]);
    expect(textsOf(blocks.timeline)).toEqual(['Rae, as Ola asked: “Could you send us the load table of the crane?”']);
  });

  test('say each thing once', () => {
    const { blocks } = draft([
      line('1', 'Rae', "I'll send you the drawings.", 'rep'),
      line('20', 'Rae', "I'll send you the drawings. I'll ask Kim for the stamp on Monday.", 'rep'),
    ]);
    expect(textsOf(blocks.timeline)).toEqual([
      "Rae: “I'll send you the drawings.”",
      "Rae: “I'll ask Kim for the stamp on Monday.”",
    ]);
  });
});
