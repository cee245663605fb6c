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
    heard: heard.map(([field, lineId]) => ({ field, lineId, text: lines.find(({ id }) => id === lineId)?.text ?? '' })),
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
    ['They want more money than we have. Good lad. He has moved to Leeds now.', ''],
    [
      'No, six, the seventh was sold. The ferries wait at the north quay all night.',
      'The ferries wait at the north quay all night.',
    ],
    ['The ramp jams. We had that trouble with the boy who climbed the, never mind.', ''],
    [
      'I want the sheds dry. And rid of them four by the wall.',
      'I want the sheds dry. And rid of them four by the wall.',
    ],
    ['Get rid of them four by the wall.', ''],
    ['In the dark. Then the crane waits for the papers.', 'the crane waits for the papers.'],
    ['I want my reasons written down. I know that sounds dumb.', 'I want my reasons written down.'],
  ])('keeps of %j what a reader can place', (said, kept) => {
    expect(tellingPiece(said)).toBe(kept);
  });

  test('is printed without hesitation and with a capital; umbrellas stay', () => {
    expect(printedQuote('and, um, nobody, er, knows')).toBe('And nobody knows');
    expect(printedQuote('the umbrella is hers')).toBe('The umbrella is hers');
    expect(printedQuote('so i just ring them, um, twice')).toBe('So I just ring them twice');
    for (const [said, printed] of [
      ['es geht um Geld und wir treffen uns um neun', 'Es geht um Geld und wir treffen uns um neun'],
      ['we zijn er niet en het is er druk', 'We zijn er niet en het is er druk'],
      ['dzwonią i piszą do nas po nocy', 'Dzwonią i piszą do nas po nocy'],
      ['det sker i marts og vi har ikke tid', 'Det sker i marts og vi har ikke tid'],
      ['i clienti e i fornitori non sono contenti', 'I clienti e i fornitori non sono contenti'],
    ])
      expect(printedQuote(said ?? '')).toBe(printed);
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
      ['barriers', '1'],
      ['barriers', '2'],
    ]);
    const [quote] = blocks.challenges;
    expect(quote?.text).toBe(
      'Ola: “The crane waits for the papers every morning. Then the driver waits for the crane until noon.”',
    );
    expect(sources.find(({ id }) => id === quote?.quotes[0]?.sourceId)?.text).toContain(quote?.quotes[0]?.text);
    expect(quotes.used).toBe(1);
  });

  test('begin with what the same person said before, where they mean nothing without it', () => {
    const { blocks, sources } = draft(
      [
        line('1', 'Ola', 'Say the crane on quay two stops at night.'),
        line('2', 'Ola', 'They walk over from the gate and read the code by torch.'),
      ],
      [['barriers', '2']],
    );
    const [quote] = blocks.challenges;
    expect(quote?.text).toBe(
      'Ola: “Say the crane on quay two stops at night. They walk over from the gate and read the code by torch.”',
    );
    expect(sources.find(({ id }) => id === quote?.quotes[0]?.sourceId)?.text).toContain(quote?.quotes[0]?.text);
  });

  test('of two lines with one sentence between them are told once', () => {
    const { blocks } = draft(
      [
        line('1', 'Ola', 'I print the drawing every time. Then I phone the'),
        line('2', 'Ola', 'plater and wait. And then I type it all again.'),
      ],
      [
        ['barriers', '1'],
        ['barriers', '2'],
      ],
    );
    expect(textsOf(blocks.challenges)).toEqual([
      'Ola: “I print the drawing every time. Then I phone the plater and wait. And then I type it all again.”',
    ]);
  });

  test('are an outcome only where they say what should be, or answer a question about it', () => {
    const asked = (question: string, said: string) =>
      textsOf(draft([line('1', 'Rae', question, 'rep'), line('2', 'Ola', said)], [['outcomes', '2']]).blocks.vision);
    expect(asked('How do people feel when the crane stops?', 'One carries on, we are sailors here.')).toEqual([]);
    expect(asked('A year from now, what is different?', 'Nobody phones me at night about a crane.')).toHaveLength(1);
    expect(asked('Anything else about the quay?', "I'd like my crew to stop getting the blame.")).toHaveLength(1);
  });

  test('are an amount only where a reader can tell what it measures', () => {
    const cost = (said: string) =>
      textsOf(draft([line('1', 'Ola', said)], [['financialImpact', '1']]).blocks.currentSituation);
    expect(cost('Four hundred, aye, and ten if you count the gate.')).toEqual([]);
    expect(cost('It takes us forty hours a week at the gate.')).toHaveLength(1);
  });

  test('leave out a figure that was denied, and what is left if it says little', () => {
    const said = (first: string) =>
      textsOf(
        draft(
          [line('1', 'Ola', first), line('2', 'Per', "It's not one in ten, it's one in fifteen.")],
          [['barriers', '1']],
        ).blocks.challenges,
      );
    expect(
      said('The notes come back wet from the quay every week, or not at all. One in ten never gets billed.'),
    ).toEqual(['Ola: “The notes come back wet from the quay every week, or not at all.”']);
    expect(said('Notes come back wet from the quay. One in ten never gets billed.')).toEqual([]);
  });

  test('carry the question that they answer with an amount', () => {
    const { blocks } = draft(
      [
        line('1', 'Rae', 'Good morning. How many calls do you miss?', 'rep'),
        line('2', 'Ola', 'About thirty a day, and the queue at the gate is longer each week.'),
      ],
      [['barriers', '2']],
    );
    expect(textsOf(blocks.challenges)).toEqual([
      'Ola, on “How many calls do you miss?”: “About thirty a day, and the queue at the gate is longer each week.”',
    ]);
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
    expect(textsOf(blocks.timeline)).toEqual([
      'Ola asks, Rae agrees: “Could you send us the load table of the crane?”',
    ]);
  });

  test('say what they are about', () => {
    const { blocks } = draft([
      line('1', 'Ola', 'Can I ring the harbor in Horten?'),
      line('2', 'Rae', "I'll ask them first.", 'rep'),
      line('30', 'Rae', 'The credit is in the contract.', 'rep'),
      line('31', 'Per', 'Check it.'),
      line('32', 'Rae', "I'll check it and put it in the email.", 'rep'),
    ]);
    expect(textsOf(blocks.timeline)).toEqual([
      "Rae, on “Can I ring the harbor in Horten?”: “I'll ask them first.”",
      "Rae, on “The credit is in the contract.”: “I'll check it and put it in the email.”",
    ]);
    expect(blocks.timeline[0]?.quotes.map(({ text }) => text)).toEqual([
      "I'll ask them first.",
      'Can I ring the harbor in Horten?',
    ]);
  });

  test("leave out what says nothing: 'I will find it' after nothing that could be found", () => {
    const { blocks } = draft([line('1', 'Rae', 'Later, Per.', 'rep'), line('2', 'Per', 'I will find it.')]);
    expect(textsOf(blocks.timeline)).toEqual([]);
  });

  test("name what is sent by what was promised before: 'I'll send it Wednesday'", () => {
    const { blocks } = draft([
      line('1', 'Per', 'I can send the load table of the crane.'),
      line('60', 'Rae', 'Goodbye, Ola.', 'rep'),
      line('61', 'Per', "Okay, I'll send it Wednesday."),
    ]);
    expect(textsOf(blocks.timeline)).toEqual([
      "Per, on “I can send the load table of the crane.”: “I'll send it Wednesday.”",
    ]);
  });

  test('say each thing once', () => {
    const { blocks } = draft([
      line('1', 'Rae', "I'll send you the drawings.", 'rep'),
      line('20', 'Rae', "I'll send you the drawings. I'll ask Kim for the stamp on Monday.", 'rep'),
    ]);
    expect(textsOf(blocks.timeline)).toEqual([
      'Rae will send you the drawings.',
      'Rae will ask Kim for the stamp on Monday.',
    ]);
  });

  const steps = (...said: readonly [string, string][]) =>
    textsOf(
      draft(said.map(([who, text], at) => line(String(at + 1), who, text, who === 'Rae' ? 'rep' : 'prospect'))).blocks
        .timeline,
    );

  test('that speak of somebody begin where that person is named', () => {
    expect(
      steps([
        'Rae',
        'I can introduce you to Mr Brandt at the yard. Forty hulls, and he kept the old crew. I will ask him if he takes your call.',
      ]),
    ).toEqual([
      'Rae: “I can introduce you to Mr Brandt at the yard. Forty hulls, and he kept the old crew. I will ask him if he takes your call.”',
    ]);
  });

  test('say what was asked for, where they only stand for it', () => {
    expect(
      steps(['Rae', 'Could you send me a drawing of the ramp?'], ['Ola', "I'll go over there tonight and make one."]),
    ).toEqual(["Ola, on “Could you send me a drawing of the ramp?”: “I'll go over there tonight and make one.”"]);
    expect(
      steps(['Ola', 'And the tides for July.'], ['Rae', "The tides for July, yes. I'll put that in with the drawing."]),
    ).toEqual(["Rae, on “The tides for July.”: “The tides for July, yes. I'll put that in with the drawing.”"]);
    expect(
      steps(
        ['Ola', 'We would need the clause on ice in writing.'],
        ['Rae', "I'll send you the whole contract, with that clause marked."],
      ),
    ).toEqual([
      "Rae, on “We would need the clause on ice in writing.”: “I'll send you the whole contract, with that clause marked.”",
    ]);
  });

  test('name their day', () => {
    expect(
      steps(['Rae', 'Monday the fourth?'], ['Ola', 'Fine.'], ['Rae', "I'll put quarter past nine in the diary."]),
    ).toEqual(["Rae, on “Monday the fourth?”: “I'll put quarter past nine in the diary.”"]);
    expect(steps(['Rae', 'I am in Kiel on the fourth of May. I could be with you by nine.'])).toEqual([
      'Rae: “I am in Kiel on the fourth of May. I could be with you by nine.”',
    ]);
  });

  test('stay where another one only repeats a sentence beside them', () => {
    expect(
      steps(
        ['Ola', 'What about the insurance?'],
        ['Rae', 'Two million, all ships. I will send you the certificate by Friday.'],
        ['Ola', 'The bank wants its name on it.'],
        ['Rae', "Tell me how it is spelled and I'll put it on."],
      ).some((text) => text.includes('certificate by Friday')),
    ).toBe(true);
  });

  test('take no yes for what is promised, and name the place', () => {
    expect(
      steps(
        ['Ola', 'Would you put the tide rules in a letter to the harbor?'],
        ['Rae', "Of course I will. I'll do it tonight."],
      ),
    ).toEqual(["Rae, on “Would you put the tide rules in a letter to the harbor?”: “I'll do it tonight.”"]);
    expect(
      steps(
        ['Rae', 'I could do the north quay on the fifth of May.'],
        ['Ola', 'Would you?'],
        ['Ola', "I'll meet you there."],
      ),
    ).toEqual([
      'Rae: “I could do the north quay on the fifth of May.”',
      "Ola, on “I could do the north quay on the fifth of May.”: “I'll meet you there.”",
    ]);
  });

  test('name whom they speak of, and what is done with it', () => {
    expect(
      steps(
        ['Ola', 'Could I talk to the harbor master of Hede?'],
        ['Rae', "I'll see if she has time and copy you in."],
      ),
    ).toEqual(["Rae, on “Could I talk to the harbor master of Hede?”: “I'll see if she has time and copy you in.”"]);
    expect(steps(['Ola', 'Is the towing in the contract?'], ['Rae', "I'll have that put in, in plain words."])).toEqual(
      ["Rae, on “Is the towing in the contract?”: “I'll have that put in, in plain words.”"],
    );
    expect(
      steps([
        'Rae',
        'Let me come and walk it with you. I am near Kiel on the fourth of May, I could stop by after lunch on the fourth.',
      ]),
    ).toHaveLength(1);
  });

  test('are no wish to watch somebody, and no hour that only suits', () => {
    expect(steps(['Ola', "If the captain says so, I'd do it tomorrow."])).toEqual([]);
    expect(steps(['Rae', "I'd want to see you sail, mind."], ['Ola', 'Sure, any day.'])).toEqual([]);
    expect(steps(['Ola', 'I could do Wednesday, early.'])).toEqual([]);
  });

  test('are no story of what somebody else set', () => {
    expect(steps(['Ola', 'He gave us until, let me get it right, the first of May to mend the ramp.'])).toEqual([]);
  });
});
