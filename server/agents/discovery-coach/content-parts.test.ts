import { describe, expect, test } from 'vitest';
import type { CallLine } from './call-line.ts';
import { openCoach } from './coach.ts';
import type { CoachPassage } from './content-lines.ts';
import { readMaterial } from './coach-material.ts';
import { nameHearer } from './matters/hear-names.ts';

const passage = (heading: string, text: string): CoachPassage => ({
  passageId: heading,
  contentId: 'handbook',
  contentKind: 'document',
  number: 0,
  title: 'Handbook',
  heading,
  page: 1,
  text,
});
const material = readMaterial(
  [
    passage('What it is', 'Slipwater weighs trucks while they drive. It reads plates in rain and snow.'),
    passage('Joining up', 'Weights go to Kontorio and Dispatcho every minute over a web address.'),
    passage('Sums', 'A lane costs €9,400 once. Service is €120 a month for each lane.'),
    passage(
      'Ready answers',
      '"Our drivers will never slow down." They need not: it weighs at 30 km/h. "The old pit works." It does; it costs two hours a day.',
    ),
    passage('Others', 'Pitmaster: a pit with a roof, cheap to buy. Wegowaag: exact, but the truck has to stand.'),
    passage('Told by yards', 'Gravel works in Hede, 40 trucks: queues from 55 minutes to 6.'),
  ],
  ['Slipwater'],
);
const kindsUnder = (heading: string): string[] =>
  material.answers.filter((each) => each.heading === heading).map(({ kind }) => kind);
let count = 0;
const says = (at: number, text: string, side: CallLine['side'] = 'prospect'): CallLine => ({
  id: `l${(count += 1)}`,
  at,
  speaker: side,
  side,
  text,
});

describe('what a paragraph answers', () => {
  test('two doubts in one paragraph are two answers', () => {
    expect(material.answers.flatMap(({ objection, text }) => (objection === null ? [] : [[objection, text]]))).toEqual([
      ['Our drivers will never slow down.', 'They need not: it weighs at 30 km/h.'],
      ['The old pit works.', 'It does; it costs two hours a day.'],
    ]);
  });

  test('two rivals in one paragraph are two, each with what is said of it alone', () => {
    expect(material.rivals).toEqual(['Pitmaster', 'Wegowaag']);
    expect(material.answers.filter(({ rival }) => rival === 'Wegowaag').map(({ text }) => text)).toEqual([
      'Wegowaag: exact, but the truck has to stand.',
    ]);
  });

  test('where a heading tells nothing, sums are prices and a change at somebody’s is proof', () => {
    expect(kindsUnder('Sums')).toEqual(['price']);
    expect(kindsUnder('Told by yards')).toEqual(['proof']);
    expect(kindsUnder('What it is')).toEqual(['offer']);
    expect(material.answers.filter(({ plain }) => !plain).map(({ heading }) => heading)).toEqual([
      'What it is',
      'Joining up',
      'Sums',
      'Told by yards',
    ]);
  });

  test('a quotation that praises is no doubt', () => {
    const { answers } = readMaterial([passage('Voices', '"It never stops," says Ann Brodal of Hede.')], []);
    expect(answers.map(({ kind, objection }) => [kind, objection])).toEqual([['offer', null]]);
  });
});

describe('rivals that are called by a part of their name', () => {
  test.each([
    ['inside a sentence', 'We stand on the Waag every morning.', 'Wegowaag'],
    ['as some thing', 'That pitty thing, from the fair.', null],
    ['as a thing of theirs', 'We had those master guys here.', 'Pitmaster'],
    ['as a word of the language', 'The waag is a word for scales.', null],
    ['at the beginning of a sentence', 'Waag was here in March.', null],
  ])('%s', (_, text, name) => expect(nameHearer(material.rivals)(text)).toBe(name));

  test('who was called so once is known by it at the beginning of a sentence too', () => {
    const hear = nameHearer(material.rivals);
    hear('We stand on the Waag every morning.');
    expect(hear('Waag was here in March.')).toBe('Wegowaag');
  });

  test('a part that two names share calls neither', () => {
    expect(nameHearer(['Northpit', 'Eastpit'])('We have the Pitt and the Pits.')).toBeNull();
  });
});

describe('a question about what is sold', () => {
  const pitch = (): ReturnType<typeof openCoach> => {
    const coach = openCoach(material);
    coach.hear(says(100, 'We put two strips into the lane, and that is all you need.', 'rep'));
    return coach;
  };

  test('is answered by the content that speaks of it, whatever its heading', () => {
    const card = pitch().hear(says(106, 'And how would the weights get into our Kontorio?'));
    expect(card).toMatchObject({
      kind: 'question',
      say: { heading: 'Joining up', text: 'Weights go to Kontorio and Dispatcho every minute over a web address.' },
    });
  });

  test('gets no card where the content says nothing of it', () => {
    expect(pitch().hear(says(106, 'And would it know our dogs from the postman?'))).toBeNull();
  });

  test('is none in an answer to what the seller asked', () => {
    const coach = openCoach(material);
    coach.hear(says(100, 'Which program do you keep the orders in?', 'rep'));
    expect(coach.hear(says(104, 'Kontorio, is it called? With the weights of every minute.'))?.kind).not.toBe(
      'question',
    );
  });
});

describe('right after a price', () => {
  const after = (text: string): string | undefined => {
    const coach = openCoach(material);
    coach.hear(says(100, 'We charge nine thousand four hundred euros for a lane.', 'rep'));
    return coach.hear(says(105, text))?.kind;
  };
  test('what goes against it is a matter, a nod is none', () => {
    expect(after('That is a good bit more than the pit of my cousin cost.')).toMatch(/^(?:objection|price)$/u);
    expect(after('Okay, fair enough.')).toBeUndefined();
  });
});

test('what a seller tells its customers is no story of one', () => {
  const told = (title: string) =>
    readMaterial(
      [passage(title, `${title}\n\nHow a visit works\nThe round is every six weeks.`)],
      ['Slipwater'],
    ).answers.map(({ kind }) => kind);
  expect(told('Slipwater: what we tell customers')).toEqual(['offer']);
  expect(told('Slipwater: customer stories')).toEqual(['proof']);
});
