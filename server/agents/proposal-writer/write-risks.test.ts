import { expect, test } from 'vitest';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { draftFrom } from '#tests/support/calls/call-drafts.ts';

const text = [
  '"The crew will hate the tablets." Not after a week. We train each crew on its own quay, and keep paper for two months.',
  '"Your tablets break in salt water on the quay." Ours are sealed and float.',
  '"A tablet on the quay costs too much." Count the papers that they lose in a month.',
  '"Our harbor master mistrusts paper." Port inspectors ask for a record of each tide. Ask who signs it.',
  '"My crew has no network on the quay." Show them the night mode of the tablet. The tablet keeps the plan for a whole shift.',
].join('\n\n');
const content = readMaterial(
  [
    {
      contentId: 'c-1',
      passageId: 'p-1',
      contentKind: 'document',
      number: 1,
      title: 'Handbook',
      heading: 'Objections and answers',
      page: null,
      text,
    },
  ],
  ['Quayside'],
);

test('an answer is told whole, after the concern that it answers, and both are quoted', () => {
  const { blocks } = draftFrom({
    lines: [
      {
        id: '1',
        at: 300,
        speaker: 'Ola',
        side: 'prospect',
        text: 'My crew will hate any tablets on the quay, and it has no network. The harbor master mistrusts paper.',
      },
      { id: '2', at: 304, speaker: 'Rae', side: 'rep', text: 'Thanks for saying so.' },
    ],
    content,
  });
  const risk = blocks.riskMitigation.find(({ text }) => text.includes('hate'));
  expect(risk?.text).toBe(
    '“The crew will hate the tablets.” Not after a week. We train each crew on its own quay, and keep paper for two months.',
  );
  expect(risk?.quotes.map((quote) => quote.text)).toEqual([
    'The crew will hate the tablets.',
    'Not after a week. We train each crew on its own quay, and keep paper for two months.',
  ]);
  // No proposal repeats what a buyer holds against the price or the seller, nor what a handbook tells sellers to do.
  const others = blocks.riskMitigation.filter((each) => each !== risk).map(({ text }) => text);
  expect(others.toSorted()).toEqual([
    '“My crew has no network on the quay.” The tablet keeps the plan for a whole shift.',
    '“Our harbor master mistrusts paper.” Port inspectors ask for a record of each tide.',
  ]);
});

test('a recommendation names no rival, no charge and nothing that goes on with another sentence', () => {
  const passage = (number: number, heading: string, about: string) => ({
    contentId: 'c-2',
    passageId: String(number),
    contentKind: 'document' as const,
    number,
    title: 'Quayside',
    heading,
    page: null,
    text: about,
  });
  const { blocks } = draftFrom({
    lines: [
      {
        id: '1',
        at: 5,
        speaker: 'Ola',
        side: 'prospect',
        text: 'The crew loses the papers of every tide on the quay at night.',
      },
    ],
    content: readMaterial(
      [
        passage(
          1,
          'Tides',
          'The tablet keeps every tide of the quay for a year. If it breaks at night, we bring one to the quay.',
        ),
        passage(
          2,
          'Booking',
          'Within 30 days we charge half the setup fee for a quay. Tidebook: paper only, closed at night on the quay.',
        ),
      ],
      ['Quayside'],
    ),
  });
  expect([...blocks.keyComponents, ...blocks.approach].map((each) => each.text)).toEqual([
    'The tablet keeps every tide of the quay for a year.',
  ]);
});

test('a sentence that stands before another as what that one speaks of is told once', () => {
  const secured = readMaterial(
    [
      {
        contentId: 'c-1',
        passageId: 'p-1',
        contentKind: 'document',
        number: 1,
        title: 'Handbook',
        heading: 'Security',
        page: null,
        text: 'Handhelds are encrypted and locked to the tide plan. A lost one can be wiped from the harbor office. Data of the harbor stays in Norway.',
      },
    ],
    ['Quayside'],
  );
  const { blocks } = draftFrom({
    lines: [
      {
        id: '1',
        at: 300,
        speaker: 'Ola',
        side: 'prospect',
        text: 'Is the data encrypted, and what if somebody has lost one of the handhelds: can it be wiped from the harbor office?',
      },
    ],
    content: secured,
  });
  const told = blocks.riskMitigation.map((claim) => claim.text).join(' ');
  expect(told).toContain('A lost one can be wiped from the harbor office.');
  expect(told.match(/Handhelds are encrypted/gu)).toHaveLength(1);
});

const doubts = readMaterial(
  [
    {
      contentId: 'c-1',
      passageId: 'p-1',
      contentKind: 'document',
      number: 1,
      title: 'Handbook',
      heading: 'Handbook',
      page: null,
      text: [
        'Handbook',
        '\nWhat Shearline does\nShearline weighs each fleece with a hook scale.',
        '\nQuestions and doubts',
        '\n"My shearers sort everything by hand"\nThey go on. The scale adds the farm and the day.',
        '\n"The hooks will come off in the wet"\nThe hooks are forged in one piece and hold 90 kilos in the rain.',
        '\n"We have no signal in the hills"\nThe scale keeps ten thousand weights and sends them at home.',
        '\n"A scale that talks is nothing for old men"\nIt has one button, and says the weight aloud.',
        '\nInstallation\nTwo of our people hang forty scales a day. The first lesson takes an hour.',
        '\nSupport\nThe desk picks up from six in the morning.',
      ].join('\n'),
    },
  ],
  ['Shearline'],
);
const risksOf = (...texts: string[]): string[] =>
  draftFrom({
    lines: texts.map((text, at) => ({ id: String(at), at: 60 + at * 9, speaker: 'Ola', side: 'prospect', text })),
    content: doubts,
  }).blocks.riskMitigation.map(({ text }) => text);

test('a doubt is answered that was said, not one that shares "my" or "off", or what all of the call is about', () => {
  expect(
    risksOf(
      'Forty shearers come to us in June.',
      'The shearers write the weights on a board.',
      'The other firm sent an app, and my shearers hated it, they had to take their gloves off.',
      'Half of the shearers leave in July.',
      'Some of my shearers are over sixty and they are scared of anything new.',
    ),
  ).toEqual([]);
  expect(risksOf('I doubt that, in the wet those hooks will come off and we lose the fleece.')).toEqual([
    '“The hooks will come off in the wet” The hooks are forged in one piece and hold 90 kilos in the rain.',
  ]);
});

test('what stands below a heading within a passage is cited with that heading', () => {
  const { blocks, sources } = draftFrom({
    lines: [
      { id: '1', at: 60, speaker: 'Ola', side: 'prospect', text: 'Each fleece has to be weighed with a scale.' },
      { id: '2', at: 70, speaker: 'Ola', side: 'prospect', text: 'But in the wet those hooks will come off, I fear.' },
    ],
    solution: { id: '', name: 'Shearline', description: 'A hook scale for wool.' },
    content: doubts,
  });
  const titleOf = (part: string): string | undefined => {
    const all = [...blocks.solutionOverview, ...blocks.keyComponents, ...blocks.riskMitigation];
    const claim = all.find(({ text }) => text.includes(part));
    return sources.find(({ id }) => id === claim?.quotes[0]?.sourceId)?.title;
  };
  expect(titleOf('weighs each fleece')).toBe('Handbook, What Shearline does');
  expect(titleOf('are forged')).toContain('come off in the wet');
});
