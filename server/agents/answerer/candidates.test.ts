import { describe, expect, test } from 'vitest';
import type { ContentPassage } from '#contract/ask.ts';
import { candidatesOf, type Candidate } from './candidates.ts';

function candidateOf(text: string, sentence: string, heading: string | null = null): Candidate | undefined {
  const passage: ContentPassage = {
    passageId: 'p1',
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
  };
  return candidatesOf([passage], new Set()).find((each) => each.text === sentence);
}
const headingOf = (text: string, sentence: string): string | undefined => candidateOf(text, sentence)?.heading;

describe('what a sentence stands under', () => {
  test('a short line above it', () => {
    expect(headingOf('Prices\nA seat costs 29 euro.', 'A seat costs 29 euro.')).toBe('Prices');
  });

  test('the heading of a list, and never the entry before it', () => {
    const text = 'Integrations\nSlack\nJira\nA calendar of your own\nPrices\nA seat costs 29 euro.';
    expect(headingOf(text, 'Jira')).toBe('Integrations');
    expect(headingOf(text, 'A calendar of your own')).toBe('Integrations');
    expect(headingOf(text, 'A seat costs 29 euro.')).toBe('Prices');
  });

  test('no line with a mark of a list', () => {
    expect(headingOf('Support\n- By phone\n- By mail\nWe answer in two hours.', 'We answer in two hours.')).toBe(
      'Support',
    );
  });

  test('of content that tells its headings, only those: short lines are none', () => {
    const text = 'Setup\nOpen the gate\nPress Start\n\nPrices\nA seat costs 29 euro.';
    expect(candidateOf(text, 'Press Start', 'Setup')?.heading).toBe('Setup');
    expect(candidateOf(text, 'A seat costs 29 euro.', 'Setup')?.heading).toBe('Prices');
    expect(candidateOf(text, 'Prices', 'Setup')).toMatchObject({ heading: '', below: 0 });
    expect(candidateOf(text, 'Press Start', 'Setup')?.below).toBe(1);
  });

  test('an item of a list has the line above its list, and no mark', () => {
    const text = 'Limits\nThe assistant cannot:\n- Send mail\n- Upload files\nAsk Ada.';
    expect(candidateOf(text, 'Upload files', 'Limits')).toMatchObject({ lead: 'The assistant cannot:', item: true });
    expect(candidateOf(text, 'Ask Ada.', 'Limits')).toMatchObject({ lead: '', item: false });
  });

  test('a row of a table has the names of its columns', () => {
    const text = 'Plans\nPlan | Price\nFleet | €400';
    expect(candidateOf(text, 'Fleet | €400', 'Plans')).toMatchObject({ heading: 'Plans', lead: 'Plan | Price' });
  });
});
