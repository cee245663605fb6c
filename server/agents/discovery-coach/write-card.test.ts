import { describe, expect, test } from 'vitest';
import { openCoach } from './coach.ts';
import type { CoachPassage } from './content-lines.ts';
import { readMaterial } from './coach-material.ts';

const passage = (title: string, heading: string, ...lines: string[]): CoachPassage => ({
  contentId: title,
  passageId: `${title} ${heading}`,
  contentKind: 'document',
  number: 1,
  title,
  heading,
  page: null,
  text: lines.join('\n'),
});
const passages = [
  passage(
    'Price list 2026',
    'Brightkiln Fire',
    '- Small plan: 12 euro for each kiln and month, up to four kilns.',
    '- Large plan: 18 euro for each kiln and month.',
  ),
  passage('Price list 2026', 'Terms', 'The set-up of one workshop costs 900 euro once. Contracts run for a year.'),
  passage('Price list 2026', 'Brightkiln Proof', 'Brightkiln Proof costs 0.40 euro for each firing.'),
  passage(
    'Objections and answers',
    'We fire by hand well enough',
    'Ask how many firings were lost last year. Never discount below the list. A lost firing costs more than a year of Brightkiln.',
  ),
  passage('Objections and answers', 'It is too expensive for us', 'A kiln costs 12 or 18 euro a month.'),
  passage('Case study: Ola Pottery', 'Before', 'Ola Pottery lost 30 firings a year.'),
  passage(
    'Case study: Ola Pottery',
    'With Brightkiln',
    'Lost firings fell to 4 a year. “People thank us for it. They used to ask where it is,” says Ola Berg.',
  ),
];
const labelled = passage(
  'Case study: Ines Glass',
  'Customer: Ines Glass',
  'Challenge: Ines Glass lost 44 firings a year to cold spots. Nobody knew of 9 of them.',
  'Results: Lost firings fell to 5 a year.',
);
const cardFor = (said: string) => {
  const coach = openCoach(readMaterial([...passages, labelled], ['Brightkiln']));
  coach.hear({ id: '1', at: 100, speaker: 'R', side: 'rep', text: 'We watch every firing in Brightkiln Fire.' });
  let card = coach.hear({ id: '2', at: 106, speaker: 'P', side: 'prospect', text: said });
  for (let at = 107; at < 130 && card === null; at += 1) card = coach.wait(at);
  return card;
};

describe('a card', () => {
  test('answers a price for a unit with the price of that unit, though its heading names only the product', () => {
    expect(cardFor('What does it cost per kiln?')?.say?.text).toMatch(/euro for each kiln and month/u);
  });

  test('answers the doubt that was said, whatever else was spoken of just before', () => {
    expect(cardFor("It's just too expensive, to be honest.")?.say?.text).toBe('A kiln costs 12 or 18 euro a month.');
  });

  test('says nothing that is meant for the seller, and asks what the content advises to ask', () => {
    const card = cardFor("Honestly, we fire by hand well enough, so I don't see why we would need this.");
    expect(card?.say?.text).toBe('A lost firing costs more than a year of Brightkiln.');
    expect(card?.ask).toBe('How many firings were lost last year');
  });

  test('proves with a result: not with what was before, a product of that name, or half a quotation', () => {
    const proof = cardFor('Who else uses it, and did they lose fewer firings?');
    expect(proof?.say?.text).toBe('Lost firings fell to 4 a year.');
  });

  const saidOf = (text: string): string | null => {
    const coach = openCoach(
      readMaterial([passage('Objections and answers', 'It is too expensive for us', text)], ['Brightkiln']),
    );
    coach.hear({ id: '1', at: 100, speaker: 'R', side: 'rep', text: 'We watch every firing.' });
    let card = coach.hear({ id: '2', at: 106, speaker: 'P', side: 'prospect', text: 'Honestly, it is too expensive.' });
    for (let at = 107; at < 130 && card === null; at += 1) card = coach.wait(at);
    return card?.say?.text ?? null;
  };

  test.each([
    'Our floor price is 9 euro a kiln.',
    'Discounts above 10% need sign-off from Maria.',
    'Stress that a lost kiln costs 4,000 euro.',
    'Avoid talking about price.',
    'Use the calculator to show it.',
    'Then compare the two.',
    'Do not argue about the price.',
    'Never attack them on their price.',
    'Always let them finish with the price.',
    'Never mock their old kiln.',
  ])('never says “%s”', (text) => {
    expect(saidOf(text)).toBeNull();
  });

  test.each([
    'Count scans are kept for seven years.',
    'Compare mode sets both prices side by side.',
    'Quote templates hold your own logo.',
    'Prospects are scored by how often they write.',
    'Each dish shows its margin, by the gram.',
    'Never lose their orders again with the Core plan.',
    'Always give them fresh bread with the big kiln.',
    'Always answer their calls at once.',
  ])('may say “%s”', (text) => {
    expect(saidOf(text)).toBe(text);
  });
});

test('a price is told for the thing it is asked for, however common that is in the content', () => {
  const said = (text: string): string | undefined => {
    const material = readMaterial(
      [
        passage('Prices', 'Prices', '- Van: £29 per month', '- Setup: £400 per depot'),
        passage('Objections', 'We have a spreadsheet', 'Whoever has more than five vans loses track.'),
        passage('Objections', 'It is slow', 'A route takes nine seconds. Four firms run six vans on it.'),
        passage(
          'About',
          'What we do',
          'A van is on the map at six. Most customers start small. The report is ready then.',
        ),
      ],
      ['Brightkiln'],
    );
    const coach = openCoach(material);
    let card = coach.hear({ id: '1', at: 106, speaker: 'P', side: 'prospect', text });
    for (let at = 107; at < 130 && card === null; at += 1) card = coach.wait(at);
    return card?.say?.text;
  };
  expect(said('How much is a van?')).toBe('Van: £29 per month');
  expect(said('What would it cost us for six vans?')).toBe('Van: £29 per month');
  expect(said('How much is a lorry?')).toBeUndefined();
});

test('proves with what came of it, without the label of that part, and never with how it was before', () => {
  const card = cardFor('Is there anybody you work with who had cold spots and lost firings?');
  const told = [card?.say?.text, card?.proof?.text].join(' ');
  expect(told).toContain('Lost firings fell to');
  expect(told).not.toMatch(/Results:|44|9 of them/u);
});

test('the heads of a table are said to nobody', () => {
  const table = passage(
    'Price list',
    'Rows 1-3',
    'Item | Unit | Price',
    'Plan A | per van | on request',
    'Plan B | per van | €2',
  );
  const coach = openCoach(readMaterial([table], ['Vanwise']));
  const card = coach.hear({ id: '1', at: 10, speaker: '', side: 'note', text: 'price per unit of each item??' });
  expect(card?.say?.text ?? '').not.toContain('Unit');
});

test('a row of a table comes with the names of its columns, and a sentence behind the table with none', () => {
  const rows = ['Item | Per month (EUR)', 'Reader | 145', 'Log | 29'];
  const table = passage('Price list', 'Prices', ...rows, 'Set-up costs 900 euro once.');
  const quoted = (text: string) => {
    const coach = openCoach(readMaterial([table], ['Vanwise']));
    let card = coach.hear({ id: '1', at: 10, speaker: 'P', side: 'prospect', text });
    for (let at = 11; at < 30 && card === null; at += 1) card = coach.wait(at);
    return [card?.say?.text, card?.say?.columns];
  };
  expect(quoted('What does a reader cost?')).toEqual(['Reader | 145', rows[0]]);
  expect(quoted('What does the set-up cost?')).toEqual(['Set-up costs 900 euro once.', undefined]);
});

test('where all answers to a doubt were said, each further one is asked about, and nothing is asked twice', () => {
  const coach = openCoach(readMaterial(passages, ['Brightkiln']));
  const cards = Array.from({ length: 20 }, (_, turn) => {
    const at = 100 + 40 * turn;
    coach.hear({ id: `r${turn}`, at, speaker: 'R', side: 'rep', text: 'We watch every firing in Brightkiln Fire.' });
    const line = { speaker: 'P', side: 'prospect', text: "It's just too expensive, to be honest." } as const;
    return coach.hear({ ...line, id: `p${turn}`, at: at + 6 });
  }).filter((card) => card !== null);
  const asked = cards.filter(({ say }) => say === null).map(({ ask }) => ask);
  expect(cards[0]?.say).not.toBeNull();
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.length).toBeLessThan(20);
  expect(new Set(cards.map(({ ask }) => ask)).size).toBe(cards.length);
});
