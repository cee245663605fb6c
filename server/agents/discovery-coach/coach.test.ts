import { describe, expect, test } from 'vitest';
import type { CoachCard } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import { similarity } from '#server/readers/sentences.ts';
import type { CallLine } from './call-line.ts';
import { openCoach } from './coach.ts';
import type { CoachPassage } from './content-lines.ts';
import { readMaterial } from './coach-material.ts';

const passage = (heading: string, text: string, at = 0): CoachPassage => ({
  passageId: `p-${heading}-${at}`,
  contentId: 'handbook',
  contentKind: 'document',
  number: at,
  title: 'Handbook',
  heading,
  page: 1,
  text,
});
const content = [
  passage('What we do', 'Brackwater tunes organs for churches and halls.'),
  passage('Prices', 'Item | Price\nYearly tuning | €1,400\nCall-out at night | €310\nThere is no minimum term.'),
  passage(
    'When they doubt',
    '"We tried a service before and nobody came." We name one tuner for you, and you have their number.\n"It is too much for a church." Parishes pay in four parts, and the diocese pays half.',
  ),
  passage(
    'Piperight and Organo Nord',
    'Piperight is cheaper by a third. It does not repair reeds.\nOrgano Nord works in the north alone.',
  ),
  passage('Results', 'Holm Abbey had 31 calls a year. After two tunings it had 4.'),
  passage('Data protection', 'Keys to the church are kept in a safe. Nobody but the tuner has access to recordings.'),
];
const material = readMaterial(content, ['Brackwater']);
let count = 0;
const says = (at: number, text: string, side: CallLine['side'] = 'prospect'): CallLine => ({
  id: `l${(count += 1)}`,
  at,
  speaker: side,
  side,
  text,
});
const wordsOf = ({ say, ask, proof }: CoachCard): number =>
  `${say?.text ?? ''} ${ask} ${proof?.text ?? ''}`.split(/\s+/u).filter(Boolean).length;

describe('what the content is read for', () => {
  test('headings, quoted doubts, prices and names of rivals', () => {
    expect(material.rivals.toSorted()).toEqual(['Organo Nord', 'Piperight']);
    const of = (kind: string): string[] =>
      material.answers.filter((each) => each.kind === kind).map(({ text }) => text);
    expect(of('objection')).toEqual([
      'We name one tuner for you, and you have their number.',
      'Parishes pay in four parts, and the diocese pays half.',
    ]);
    expect(of('price')).toContain('Yearly tuning | €1,400');
    expect(of('proof')).toEqual(['Holm Abbey had 31 calls a year. After two tunings it had 4.']);
    expect(of('security')).toHaveLength(1);
  });
});

describe('a card', () => {
  test('against a rival whose name was misheard holds words of the content alone', () => {
    const card = openCoach(material).hear(says(200, 'We had a quote from Pipe Rite, they seemed all right.'));
    expect(card).toMatchObject({ kind: 'competitor', rival: 'Piperight', say: { contentId: 'handbook', page: 1 } });
    expect(content.some(({ text }) => text.includes(card?.say?.text ?? '-'))).toBe(true);
  });

  test('against a rival that is named comes also from a coach that seldom speaks', () => {
    const coach = openCoach(material);
    coach.setVerbosity('low');
    expect(coach.hear(says(200, 'Piperight, for one.'))).toMatchObject({ kind: 'competitor', rival: 'Piperight' });
  });

  test.each([
    ['price', 'And what is that going to sting us for the two halls?'],
    ['price', 'Could you give me a ballpark figure?'],
    ['security', 'Which country would all of that be stored in?'],
    ['security', 'Would you be teaching the machines with our recordings?'],
  ])('is of the kind %s for: %s', (kind, text) => {
    const coach = openCoach(material);
    coach.hear(says(190, 'We tune the organ twice a year and you hear it the same week.', 'rep'));
    expect(coach.hear(says(200, text))).toMatchObject({ kind });
  });

  test('is about the price for what they pay today, right after they heard one, and for nothing else that they pay', () => {
    const coach = openCoach(material);
    coach.hear(says(190, 'The call-out at night is three hundred and ten euros.', 'rep'));
    expect(coach.hear(says(195, "Three ten. We're on two hundred."))).toMatchObject({ kind: 'price' });
    const other = openCoach(material);
    other.hear(says(190, 'We tune the organ twice a year and you hear it the same week.', 'rep'));
    expect(other.hear(says(195, "We're on two hundred members now."))?.kind).not.toBe('price');
  });

  test('for another offer that nobody named quotes what is said of none of the rivals', () => {
    const card = openCoach(material).hear(
      says(200, 'Frankly, we have talked to another vendor, one of your competitors.'),
    );
    expect(card).toMatchObject({ kind: 'competitor', rival: null, say: null });
  });

  test('for a doubt answers that doubt, and no other one', () => {
    const card = openCoach(material).hear(says(200, 'We tried a service before, I’m worried that nobody would come.'));
    expect(card).toMatchObject({
      kind: 'objection',
      say: { text: 'We name one tuner for you, and you have their number.' },
    });
    const other = openCoach(material).hear(
      says(200, 'I’m worried, honestly, and not convinced that my people won’t leave.'),
    );
    expect(other).toMatchObject({ kind: 'objection', say: null });
    expect(other?.ask).toMatch(/\?$/u);
  });

  test('for a price names it', () => {
    const card = openCoach(material).hear(says(200, 'How much is a call-out at night, what do you charge?'));
    expect(card).toMatchObject({ kind: 'price', say: { text: 'Call-out at night | €310' } });
  });

  test('without any content is a question, and states nothing', () => {
    const coach = openCoach(readMaterial([], ['Brackwater']));
    const card = coach.hear(says(200, 'How much do you charge for that?'));
    expect(card).toMatchObject({ kind: 'price', say: null, proof: null });
  });

  test('is never for what the seller says, nor for life outside', () => {
    const coach = openCoach(material);
    expect(coach.hear(says(200, 'How much do you charge? Piperight is cheaper.', 'rep'))).toBeNull();
    expect(coach.hear(says(260, 'My wife says the holiday in the lake hotel was too expensive for a dog.'))).toBeNull();
    expect(coach.hear(says(300, 'Right. Yes. Go on.'))).toBeNull();
  });
});

describe('the pace', () => {
  const noisy = Array.from({ length: 180 }, (_, at) =>
    says(
      100 + at * 10,
      [
        'How much do you charge for a call-out at night?',
        'Piperight is cheaper, I can tell you that.',
        'I’m worried that nobody comes, we tried a service before.',
        'Who can see the recordings, is that encrypted?',
        'Can I call somebody who uses it?',
        'The council has to approve it, it’s not my decision.',
      ][at % 6] ?? '',
    ),
  );

  test('is one card in twenty seconds, of at most forty words, and nothing twice in half an hour', () => {
    const coach = openCoach(material);
    const cards = noisy.flatMap((line) => coach.hear(line) ?? []);
    expect(cards.length).toBeGreaterThan(8);
    cards.forEach((card, at) => {
      expect(card.at - (cards[at - 1]?.at ?? -100)).toBeGreaterThanOrEqual(limits.coach.everySeconds);
      expect(wordsOf(card)).toBeLessThanOrEqual(limits.coach.cardWords);
      for (const other of cards.slice(0, at))
        expect(similarity(card.say?.text ?? card.ask, other.say?.text ?? other.ask)).toBeLessThanOrEqual(0.7);
    });
  });

  test('what comes too soon waits for its turn, and is dropped when it is no longer fresh', () => {
    const coach = openCoach(material);
    expect(coach.hear(says(100, 'How much do you charge for a call-out at night?'))).not.toBeNull();
    expect(coach.hear(says(110, 'And Organo Nord, do you know them?'))).toBeNull();
    expect(coach.wait(119)).toBeNull();
    expect(coach.wait(120)).toMatchObject({ kind: 'competitor', rival: 'Organo Nord', at: 120 });
    expect(coach.hear(says(121, 'Can I call somebody who uses it?'))).toBeNull();
    expect(coach.wait(142)).toBeNull();
  });

  test('what is said along with something else has the next card', () => {
    const coach = openCoach(material);
    expect(coach.hear(says(100, 'How much do you charge for a call-out at night?'))).not.toBeNull();
    expect(coach.hear(says(100, 'And Organo Nord, do you know them?'))).toBeNull();
    expect(coach.wait(120)).toMatchObject({ kind: 'competitor', rival: 'Organo Nord' });
  });

  test('is broken by a call for help, and stopped by a snooze', () => {
    const coach = openCoach(material);
    coach.hear(says(100, 'How much do you charge for a call-out at night?'));
    coach.hear(says(104, 'Hm, and the yearly tuning of the organ.'));
    expect(coach.help(105)).not.toBeNull();
    coach.snooze(400);
    expect(coach.hear(says(200, 'Piperight is cheaper, I can tell you that.'))).toBeNull();
    expect(coach.hear(says(401, 'Piperight is cheaper, I can tell you that.'))).toMatchObject({ kind: 'competitor' });
  });

  test('help goes back to the last line that wants an answer, and says nothing where none does', () => {
    const coach = openCoach(material);
    coach.hear(says(100, 'Good morning.'));
    expect(coach.help(101)).toBeNull();
    const wanting = says(110, 'Hm, and the yearly tuning of the organ.');
    for (const line of [wanting, says(112, 'Right.')]) coach.hear(line);
    coach.hear(says(113, 'Let me think.'));
    expect(coach.help(114)?.lineId).toBe(wanting.id);
    for (const at of [120, 121, 122]) coach.hear(says(at, 'Right.'));
    expect(coach.help(123)).toBeNull();
  });

  test('is the same for the same lines, so that a restart takes the call up again', () => {
    const play = (): CoachCard[] => {
      const coach = openCoach(material);
      return noisy.flatMap((line) => coach.hear(line) ?? []);
    };
    expect(play()).toEqual(play());
  });

  test('a quiet coach speaks less than a talkative one', () => {
    const count = (verbosity: 'low' | 'high'): number => {
      const coach = openCoach(material);
      coach.setVerbosity(verbosity);
      return [
        'I do not know, that sounds dear to me, but go on.',
        'Another system, hm. Honestly.',
        'We would need some time for that in March.',
        'Piperight is cheaper.',
      ].flatMap((text, at) => coach.hear(says(200 + at * 30, text)) ?? []).length;
    };
    expect(count('low')).toBeLessThan(count('high'));
  });
});

describe('hostile talk', () => {
  test('a monologue without end and a line of one letter are heard in time', () => {
    const coach = openCoach(material);
    expect(() => coach.hear(says(100, 'a'.repeat(200_000)))).not.toThrow();
    expect(() => coach.hear(says(130, 'how much '.repeat(20_000)))).not.toThrow();
    expect(() => coach.hear(says(160, '((((('.repeat(1000)))).not.toThrow();
  });
});

test('a line without marks is heard clause by clause', () => {
  const heard = (text: string): string | undefined => {
    const coach = openCoach(material);
    coach.hear(says(190, 'we tune it once a year and it is fourteen hundred a hall', 'rep'));
    return coach.hear(says(200, text))?.kind;
  };
  const said = 'okay fine and who has access to the recordings';
  expect(heard(said)).toBe(heard('Okay, fine. And who has access to the recordings?'));
  expect(heard(said)).toBe('security');
});
