import { describe, expect, test } from 'vitest';
import type { ContentPassage } from '#contract/ask.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { draftAnswer } from './draft-answer.ts';
import { holdsKind } from './holds-kind.ts';
import { answerThreshold } from './answer-chance.ts';
import { kindOfQuestion } from './question-kind.ts';

const passage = (text: string, heading: string | null = null): ContentPassage => ({
  passageId: text.slice(0, 12),
  contentId: 'item',
  kind: 'document',
  name: 'guide.md',
  title: 'Guide',
  contentType: '',
  openTo: 'unsaid',
  teamOnly: 'no',
  number: 1,
  page: null,
  heading,
  second: null,
  times: [],
  url: null,
  text,
  marks: [],
  score: 1,
});

function draft(question: string, passages: readonly ContentPassage[], unknown: readonly string[] = [], total = 500) {
  const terms = [...new Set(placedTerms(question, { question: true }).map(({ term }) => term))];
  return draftAnswer(question, {
    passages,
    terms: terms.map((term) => ({ term, rarity: unknown.includes(term) ? null : 3 })),
    total,
  });
}

test.each([
  ['how much is the crane per day', 'amount'],
  ['what do we charge for haulage', 'amount'],
  ['how many drivers do they have', 'count'],
  ['who runs the depot', 'person'],
  ['when did the depot open', 'date'],
  ['where is the depot', 'place'],
  ['do we deliver on Sundays', 'yes-no'],
  ['how do i book a crane', 'how'],
  ['why did we sell the trucks', 'why'],
  ['which cranes can we rent out', 'list'],
  ['whats a spreader beam', 'definition'],
  ['are we cheaper than Hoistwell', 'comparison'],
  ['how do i clean the crane when it comes back', 'how'],
  ['monthly rent for a crane', 'amount'],
  ['crane cost', 'amount'],
  ['spreader beam price?', 'amount'],
  ['why do we test at the site instead of the depot', 'why'],
  ['names of the two dealers', 'person'],
  ['what was our revenue last year', 'amount'],
  ['weekly rate for a low loader', 'amount'],
  ['how soon do we get a crane', 'count'],
  ['which depot covers the harbor', 'place'],
  ['reason they left Hoistwell', 'why'],
  ['which two dealers sell our cranes', 'list'],
  ['a spreader beam, meaning?', 'definition'],
  ['rain cover available?', 'yes-no'],
  ['next tender deadline', 'date'],
  ['refund per crane', 'amount'],
  ['what is the deductible', 'amount'],
  ['discount for schools?', 'amount'],
  ['our commission now', 'amount'],
  ['what is the refund policy', 'definition'],
  ['explain the penalty clause', 'definition'],
  ['what is our commission structure', 'definition'],
  ['what is included in the price?', 'list'],
  ['who sets the price', 'person'],
  ['tell me about pricing', 'other'],
  ['what time zone are you in', 'definition'],
  ['Manager approval needed?', 'yes-no'],
])('%s asks for %s', (question, kind) => expect(kindOfQuestion(question)).toBe(kind));

test.each([
  ['amount', 'The crane is €450 a day.', 'The crane is cheap.'],
  ['count', 'Forty drivers work here.', 'Drivers work here.'],
  ['date', 'The depot opened in May 2019.', 'The depot opened early.'],
  ['person', 'Our depot is run by Ada Brandt.', 'Our depot is run well.'],
] as const)('%s stands in one sentence and not in the other', (kind, with_, without) => {
  expect(holdsKind(kind, with_)).toBeGreaterThan(0.5);
  expect(holdsKind(kind, without)).toBe(0);
});

describe('a draft', () => {
  test('takes the sentence that holds the kind of thing asked, and the passage with it comes first', () => {
    const wrong = passage('The crane can be rented by the day. Ask the depot about the crane.');
    const right = passage('A mobile crane for a day costs €450, driver included.', 'Crane rental');
    const { claims, passages } = draft('how much is the crane for a day', [wrong, right]);
    expect(claims[0]?.text).toBe('A mobile crane for a day costs €450, driver included.');
    expect(claims.every(({ text, quotes }) => quotes[0]?.text === text)).toBe(true);
    expect(passages.map(({ passageId }) => passageId)).toEqual([right.passageId, wrong.passageId]);
  });
  test('a row with the price of all that is asked for is one, and one of something else is none', () => {
    const table = passage('Item | Unit | Price\nCrane, with driver | per day | €450\nTruck | per day | €90', 'Prices');
    expect([draft('crane cost', [table]).priced, draft('barge cost', [table], ['barg']).priced]).toEqual([true, false]);
    expect(draft('crane cost', [table]).claims[0]?.text).toBe('Crane, with driver | per day | €450');
  });
  test.each([
    ['what does a tower crane cost', 'A tower crane costs €600 a day.', true],
    ['tower crane price', 'Tower crane, with driver: €600', true],
    ['what does the penalty cost', 'The penalty is €900 a day.', true],
    ['how much is a forklift', 'Damage to the forklift above £500 is paid by the customer.', false],
    ['driver fee', 'A driver who comes late to the yard without the key pays £35.', false],
    ['tower crane price', 'Lindal Harbor saved €40,000 a year with our tower crane.', false],
    ['tower crane price', 'Lindal Harbor saved with the tower crane at its quay €40,000 a year.', false],
  ])('%s: a sum in “%s” is its price: %s', (question, text, priced) => {
    expect(draft(question, [passage(text)]).priced).toBe(priced);
  });
  test('reads a table by row and column', () => {
    const table = passage('Plan | Monthly price | Cranes\nBasic | €90 | 1\nFleet | €400 | 12', 'Plans');
    expect(draft('what is the monthly price of the Fleet plan', [table]).claims[0]?.text).toBe('Fleet | €400 | 12');
  });
  test('is less certain where a name that was asked for stands nowhere', () => {
    const known = passage('The Basic plan costs €90 a month.', 'Plans');
    const near = draft('what does the Basic plan cost a month', [known]).chance;
    expect(draft('what does the Titan plan cost a month', [known], ['titan']).chance).toBeLessThan(near);
  });
  test('is less certain where many sentences are about as near', () => {
    const known = passage('A mobile crane for a day costs €450, driver included.', 'Crane rental');
    const others = Array.from({ length: 40 }, (_, at) => passage(`A mobile crane for day ${at} costs €${at + 50}.`));
    const question = 'how much is the crane for a day';
    expect(draft(question, [known, ...others]).chance).toBeLessThan(draft(question, [known]).chance);
  });

  test('has six sentences at most, the best first', () => {
    const right = passage('A mobile crane for a day costs €450, driver included.', 'Crane rental');
    const others = ['The depot opens at six.', 'Please ask for Ada.', 'Haulage is extra.', 'All beams are lent.'];
    const more = ['Bring your papers.', 'The yard is paved.', 'Drivers wear helmets.'];
    const all = [...others, ...more].map((text) => passage(text));
    const { claims } = draft('how much is the crane for a day', [...all, right]);
    expect(claims).toHaveLength(6);
    expect(claims[0]?.text).toContain('€450');
  });

  test('is no longer than 600 characters, however long its sentences are', () => {
    const long = (at: number): string =>
      `A mobile crane for day ${at} costs €${at + 50}, ${'driver included, '.repeat(12)}.`;
    const { claims } = draft(
      'how much is the crane for a day',
      Array.from({ length: 5 }, (_, at) => passage(long(at))),
    );
    expect(claims.map(({ text }) => text).join('').length).toBeLessThanOrEqual(600);
    expect(claims.length).toBeGreaterThan(1);
  });

  test('finds what says the same thing in other words', () => {
    const right = passage('Either party may terminate with thirty days of notice.', 'Terms');
    const wrong = passage('Each crane comes with thirty metres of cable.', 'Cranes');
    expect(draft('how do i quit', [wrong, right], ['quit']).claims[0]?.text).toContain('terminate');
  });

  test('answers by what the question asked under a heading is answered with', () => {
    const wrong = passage('We deliver beams to sites of all sizes in Germany.', 'Beams');
    const right = passage('Do you work on Sundays?\nOnly with a permit of the city.', 'Do you work on Sundays?');
    const { claims } = draft('do we work on sundays', [wrong, right]);
    expect(claims[0]?.text).toBe('Only with a permit of the city.');
  });

  test('never says a bare heading as an answer', () => {
    const { claims } = draft('How much does a seat of Waymark cost?', [
      passage('Prices\nA seat of Waymark costs 29 euro a month.', 'Prices'),
    ]);
    expect(claims.map(({ text }) => text)).toEqual(['A seat of Waymark costs 29 euro a month.']);
  });

  test('reads a question in Spanish from Spanish content', () => {
    const { claims, chance } = draft('¿Cuánto cuesta el alquiler de la grúa al día?', [
      passage('La grúa móvil se entrega en obra en dos días.', 'Entrega'),
      passage('El alquiler de la grúa cuesta 450 € al día, con conductor.', 'Alquiler'),
    ]);
    expect(claims[0]?.text).toBe('El alquiler de la grúa cuesta 450 € al día, con conductor.');
    expect(chance).toBeGreaterThan(0);
  });

  test('of nothing is nothing', () => {
    const nothing = draft('how much is the crane', []);
    expect(nothing).toMatchObject({ claims: [], chance: 0, whole: false, passages: [] });
    expect(nothing.chance).toBeLessThan(answerThreshold);
  });
});

test('neither the title nor a heading that asks is a sentence of the answer', () => {
  const { claims } = draft('where is the crane data stored', [
    passage('Guide\n\nWhere crane data is stored\nAll crane data is stored in Leeds and in Cork.'),
  ]);
  expect(claims.map(({ text }) => text)).toEqual(['All crane data is stored in Leeds and in Cork.']);
});

test.each([
  ['who founded Tarn Systems', 'Tarn Systems was founded in 2014 in Derby by Helen Marsh and Gus Okoro.', true],
  ['who founded Tarn Systems', 'Tarn Systems was founded in 2014 in Derby.', false],
  ['how long are number plates kept', 'Number plates are kept for 28 days.', true],
  ['how long are number plates kept', 'Number plates are kept in Derby.', false],
  ['what is a yard marshal', 'A yard marshal sends each lorry to its door.', true],
  ['which towns does Tarn Systems serve', 'Tarn Systems serves the towns of Derby, Stoke, Crewe and Leek.', true],
  ['which towns does Tarn Systems serve', 'Tarn Systems serves eleven towns.', false],
  ['what is a yard', 'A yard marshal sends each lorry to its door.', false],
  ['what is a dock', 'They run 14 docks in Stoke with 120 drivers.', false],
  ['what is a dock', 'A dock is a place where one lorry is loaded.', true],
  ['what is a penetration test', 'Penetration tests were done in March 2026 by Northgate Labs.', false],
  ['what is a service visit', 'A service visit costs £120.', false],
  ['Who is Helen Marsh?', 'Helen Marsh leads implementation in Derby.', true],
  ['Who is Helen Marsh?', 'Helen Marsh, head of sales, joined in 2021.', true],
  ['Who is Harrow Mills?', 'Harrow Mills cut waiting times from 70 to 25 minutes.', false],
  ['how long are invoices kept', 'Invoices are due within 30 days.', false],
  ['how many sites does Harrow Mills have', 'The first site of Harrow Mills went live on 3 March 2024.', false],
  ['how much commission do customers get', 'Resellers get 15% commission on the first year.', false],
  ['how much does it cost to change the plan', 'A change of plan takes five working days.', false],
  ['how much interest do we pay on deposits', 'Quarterly payment costs 4 percent more.', false],
  ['how many employees do you have', 'Access for support is granted for at most eight hours.', false],
] as const)('%s: “%s” tells it: %s', (question, text, told) => {
  expect(draft(question, [passage(text)], [], 40).told).toBe(told);
});

test('on much content a sentence that says all may tell of something else', () => {
  const text = 'Tarn Systems was founded in 2014 in Derby by Helen Marsh and Gus Okoro.';
  expect(draft('who founded Tarn Systems', [passage(text)], [], 400).told).toBe(false);
  const defined = 'A yard marshal sends each lorry to its door.';
  expect(draft('what is a yard marshal', [passage(defined)], [], 400).told).toBe(false);
});

test('who is asked for by name is defined, and several are a list', () => {
  expect(kindOfQuestion('Who is Carla Nunn?')).toBe('definition');
  expect(kindOfQuestion('who are our auditors')).toBe('list');
  expect(kindOfQuestion('who is the auditor')).toBe('person');
  expect(kindOfQuestion('Who are the directors?')).toBe('person');
  expect(kindOfQuestion('who are your founders')).toBe('person');
});

test('a sum below a price tells what a plan costs, and one below something else doesn’t', () => {
  const told = (heads: string): boolean =>
    draft('how much is the Fleet plan', [passage(`${heads}\nCore | 290 | 25\nFleet | 890 | 200`, 'Plans')], [], 20)
      .told;
  expect([told('Plan | Monthly price | Users'), told('Plan | Price change % | Users')]).toEqual([true, false]);
});

test.each(['Who is Managing Director?', 'Who is VP Sales?', 'Who is Head Chef?', 'Who is Project Lead?'])(
  '%s asks for a person',
  (question) => expect(kindOfQuestion(question)).toBe('person'),
);

test('the names of a table’s columns are no sentence of an answer', () => {
  const rows = 'Edition | Doors up to | Monthly price\nDock Lite | 8 | €190\nDock Core | 40 | €640';
  const { claims } = draft('monthly price of an edition by doors', [passage(rows)]);
  expect(claims.map(({ text }) => text).toSorted()).toEqual(['Dock Core | 40 | €640', 'Dock Lite | 8 | €190']);
});
