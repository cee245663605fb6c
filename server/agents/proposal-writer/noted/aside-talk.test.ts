import { describe, expect, test } from 'vitest';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';

function told(field: CallField, texts: string[], heardAt: number) {
  const lines = saidLines(texts);
  const { id: lineId = '', text = '' } = lines[heardAt] ?? {};
  const { blocks } = draftFrom({ lines, heard: [{ field, lineId, text }] });
  return { challenges: blocks.challenges.map((each) => each.text), vision: blocks.vision.map((each) => each.text) };
}

describe('neither hard nor wanted', () => {
  test.each([
    "She's too expensive to be a telephone exchange for the whole yard.",
    'Omar is far too slow and too costly for that kind of work.',
    'He was always late and broken by the delays of the week.',
  ])('is what a person is: %s', (said) => {
    const { challenges } = told('barriers', ['R: What is hard today?', `P: ${said}`], 1);
    expect(challenges).toEqual([]);
  });

  test('is what only announces something, and the answer right behind the question stands instead', () => {
    const { vision } = told(
      'outcomes',
      [
        'R: What would a good outcome be for you?',
        'P: All three yards drawn new, signs on the walls, and one drill for each yard before the first of April.',
        'R: Good.',
        'P: I need to tell Sanne something about the keys and the doors.',
      ],
      3,
    );
    expect(vision).toEqual([
      'Omar, on “What would a good outcome be for you?”: “All three yards drawn new, signs on the walls, and one drill for each yard before the first of April.”',
    ]);
  });

  test.each([
    'She spends two days a week typing late orders into a list by hand.',
    'Omar is the only one who can repair the broken kiln when it fails.',
  ])('what a person does, or alone can do, is hard: %s', (said) => {
    const { challenges } = told('barriers', ['R: What is hard today?', `P: Ruth has the books. ${said}`], 1);
    expect(challenges.join(' ')).toContain(said);
  });
});
