import { describe, expect, test } from 'vitest';
import type { ContentPassage } from '#contract/ask.ts';
import { candidatesOf } from './candidates.ts';

const contextOf = (text: string, sentence: string): string | undefined => {
  const passage: ContentPassage = {
    passageId: 'p1',
    contentId: 'item',
    kind: 'document',
    name: 'guide.md',
    title: 'Guide',
    contentType: '',
    number: 1,
    page: null,
    heading: null,
    second: null,
    times: [],
    url: null,
    text,
    marks: [],
    score: 1,
  };
  return candidatesOf([passage], new Set()).find((each) => each.text === sentence)?.context;
};

describe('what a sentence stands under', () => {
  test('a short line above it', () => {
    expect(contextOf('Prices\nA seat costs 29 euro.', 'A seat costs 29 euro.')).toBe('Prices');
  });

  test('the heading of a list, and never the entry before it', () => {
    const text = 'Integrations\nSlack\nJira\nA calendar of your own\nPrices\nA seat costs 29 euro.';
    expect(contextOf(text, 'Jira')).toBe('Integrations');
    expect(contextOf(text, 'A calendar of your own')).toBe('Integrations');
    expect(contextOf(text, 'A seat costs 29 euro.')).toBe('Prices');
  });

  test('no line with a mark of a list', () => {
    expect(contextOf('Support\n- By phone\n- By mail\nWe answer in two hours.', 'We answer in two hours.')).toBe(
      'Support',
    );
  });
});
