import { describe, expect, test } from 'vitest';
import { sectionKeys, type Brief } from '#contract/brief.ts';
import type { Claim } from '#contract/evidence.ts';
import { fitPage } from './fit-page.ts';

const claim = (id: string, words: number): Claim => ({
  id,
  kind: 'fact',
  text: `${id} ${'word '.repeat(words)}`.trim(),
  quotes: [],
});
const brief = (perSection: number, words: number, questions = 8): Brief =>
  ({
    sections: Object.fromEntries(
      sectionKeys.map((key) => [
        key,
        { claims: Array.from({ length: perSection }, (_, at) => claim(`${key}-${at}`, words)) },
      ]),
    ),
    questions: Array.from({ length: questions }, (_, at) => ({ text: `Question ${at}?`, doubtful: false })),
  }) as unknown as Brief;
/** Ten words per line. */
const lines = (text: string): number => Math.ceil(text.split(' ').length / 10);
const linesOn = (page: ReturnType<typeof fitPage>): number =>
  page.sections.flatMap(({ claims }) => claims).reduce((sum, { text }) => sum + lines(text), 0);

describe('one printed page', () => {
  test('a short brief stands on it whole', () => {
    const page = fitPage({ brief: brief(2, 12), pinned: new Set(), notes: [{ id: 'n', text: 'Call first.' }] }, lines);
    expect(page.sections.map(({ claims }) => claims.length)).toEqual(sectionKeys.map(() => 2));
    expect(page.questions).toHaveLength(8);
    expect(page.notes).toEqual(['n']);
  });

  test('a long one fills it with whole statements, some of each section, pinned ones first', () => {
    const pinned = new Set([`${sectionKeys[1]}-30`]);
    const page = fitPage({ brief: brief(40, 35), pinned, notes: [] }, lines);
    expect(page.sections.map(({ key }) => key)).toEqual([...sectionKeys]);
    expect(page.sections[1]?.claims[0]?.id).toBe(`${sectionKeys[1]}-30`);
    expect(page.questions).toHaveLength(8);
    // Two columns of about 64 lines, minus headings, questions and sources.
    expect(linesOn(page)).toBeGreaterThan(70);
    expect(linesOn(page)).toBeLessThan(100);
  });

  test('of a paragraph stand its first whole sentences', () => {
    const long = brief(1, 5);
    const sentence = 'The depots in the north ran out of drivers twice last winter. ';
    for (const key of sectionKeys) long.sections[key].claims = [{ ...claim(`${key}-0`, 1), text: sentence.repeat(20) }];
    const page = fitPage({ brief: long, pinned: new Set(), notes: [] }, lines);
    expect(page.sections).toHaveLength(sectionKeys.length);
    for (const { claims } of page.sections) expect(claims[0]?.text).toBe(sentence.repeat(3).trim());
    expect(page.questions).toHaveLength(8);
  });

  test('what is longer than the page is left out, and what comes behind it is not', () => {
    const long = brief(2, 5);
    for (const key of sectionKeys) long.sections[key].claims.unshift(claim(`${key}-long`, 3000));
    const page = fitPage({ brief: long, pinned: new Set(), notes: [] }, lines);
    expect(
      page.sections.flatMap(({ claims }) => claims.map(({ id }) => id)).filter((id) => id.endsWith('long')),
    ).toEqual([]);
    expect(page.sections).toHaveLength(sectionKeys.length);
  });
});

test('a pain with something against it takes both sides in one entry', () => {
  const whole = brief(2, 12);
  const [first, second] = [claim('painPoints-1', 12), claim('painPoints-2', 12)];
  const pain: Claim = { ...claim('painPoints-0', 6), kind: 'inference', restsOn: [first.id], against: [second.id] };
  whole.sections.painPoints.claims = [pain, first, second];
  const page = fitPage({ brief: whole, pinned: new Set(), notes: [] }, lines);
  expect(page.sections.find(({ key }) => key === 'painPoints')?.claims.map(({ id }) => id)).toEqual([pain.id]);
  expect(page.sides.get(pain.id)).toMatchObject({ supports: { id: first.id }, against: { id: second.id } });
  const undisputed = { ...whole.sections.painPoints, claims: [{ ...pain, against: [] }, first, second] };
  const flat = { ...whole, sections: { ...whole.sections, painPoints: undisputed } };
  expect(fitPage({ brief: flat, pinned: new Set(), notes: [] }, lines).sides.size).toBe(0);
});
