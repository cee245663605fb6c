import { expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { hearAgain } from './coached-call.ts';

test('others get their turn while lines are heard', async () => {
  const lines = Array.from({ length: 100 }, (_, at): CallLine => ({
    id: String(at),
    at: at * 10,
    speaker: 'Pat',
    side: 'prospect',
    text: `It costs us ${at + 2} hours a week, and ${at + 3},000 pounds a year in penalties.`,
  }));
  let turns = 0;
  let isHeard = false;
  const turn = (): void => {
    turns += 1;
    if (!isHeard) setImmediate(turn);
  };
  setImmediate(turn);
  await hearAgain(readMaterial([], []), lines, []);
  isHeard = true;
  expect(turns).toBeGreaterThan(0);
});

test('help with a line that has its card is a card of its own beside it, the same each time the call is heard', async () => {
  const text =
    'Start with one depot: the introduction costs 4,800 euro. A vehicle costs 29 or 39 euro a month. Larkfield Fresh saved 22,000 euro in the first year.';
  const material = readMaterial(
    [
      {
        contentId: 'c',
        contentKind: 'document',
        passageId: 'p',
        number: 0,
        title: 'Objections we hear',
        heading: 'It is too expensive for us',
        page: null,
        text,
      },
    ],
    ['Waymark'],
  );
  const line: CallLine = { id: 'n', at: 10, speaker: '', side: 'note', text: 'They say it is too expensive' };
  const hear = () => hearAgain(material, [line], [{ kind: 'help', at: 20 }]);
  const cards = [...(await hear()).cards.values()];
  expect(cards.map(({ id }) => id)).toEqual(['card-n-objection', 'card-n-objection-help-2']);
  expect(new Set(cards.map(({ say }) => say?.text)).size).toBe(2);
  expect([...(await hear()).cards.keys()]).toEqual(cards.map(({ id }) => id));
});
