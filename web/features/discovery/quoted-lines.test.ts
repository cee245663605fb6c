import { expect, test } from 'vitest';
import { quotedLines, saidBy } from './quoted-lines.ts';

test('the lines that a summary quotes are found, each once, also where a sentence goes on in the next line', () => {
  const lines = [
    { id: 'a', text: 'So the trouble is that the wrong' },
    { id: 'b', text: 'passengers get on.' },
    { id: 'c', text: 'How many?' },
    { id: 'd', text: 'Forty thousand.' },
  ];
  expect(
    quotedLines(
      [
        'Delays: “Forty thousand.” (Pat, 1:35, asked “How many?”)',
        '“the trouble is that the wrong passengers get on.”',
      ],
      lines,
    ),
  ).toEqual(['d', 'a']);
  expect(quotedLines(['Typed by hand', '“Said elsewhere.”'], lines)).toEqual([]);
});

test('the notes that a summary tells are found too', () => {
  const lines = [
    { id: 'a', text: 'Costs them about £9,000 a month' },
    { id: 'b', text: 'he’s fed up with it' },
    { id: 'c', text: 'go-live: 15 Jan (new depot)' },
  ];
  expect(
    quotedLines(
      [
        'Frustration: He’s fed up with it (noted, 3:10)',
        'Urgency: high. Cost today: Costs them about £9,000 a month (noted, 2:05).',
        'Nowhere (noted)',
      ],
      lines,
    ),
  ).toEqual(['b', 'a']);
});

test('who says a quote has the name of now, whatever the text calls them', () => {
  const lines = [
    { id: 'a', kind: 'utterance' as const, speakerId: 'two', text: 'We lose a day every week.' },
    { id: 'b', kind: 'note' as const, speakerId: null, text: 'fed up with it' },
    { id: 'c', kind: 'utterance' as const, speakerId: 'two', text: 'It has to end by May.' },
    { id: 'd', kind: 'utterance' as const, speakerId: null, text: 'Yes, by May at the latest.' },
  ];
  const composed = ['“We lose a day every week.” (Speaker 2, 0:10)', 'Fed up with it (noted, 0:12)'];
  const ids = quotedLines(
    [...composed, '“It has to end by May.” (Speaker 2, 0:14)', '“Yes, by May at the latest.”'],
    lines,
  );
  expect(saidBy(ids, lines, [{ id: 'two', name: 'Rhys Tolland' }])).toEqual([
    { who: 'Rhys Tolland', lineIds: ['a', 'c'] },
    { who: 'someone', lineIds: ['d'] },
    { who: '', lineIds: ['b'] },
  ]);
});
