import { expect, test } from 'vitest';
import type { Claim } from '#contract/evidence.ts';
import type { ProposalBlock } from '#contract/proposal.ts';
import { proposal } from '#tests/support/pdf/proposal-sample.ts';
import { proposalMarkdown } from './markdown.view.ts';
import { documentOf, printedSections } from './print.view.ts';

const claim = (text: string, kind: Claim['kind'] = 'fact'): Claim => ({ id: text, text, kind, quotes: [] });
const block = (id: string, claims: Claim[], more: Partial<ProposalBlock> = {}): ProposalBlock => ({
  id,
  section: 'investment_summary',
  title: 'Return on investment',
  list: false,
  claims,
  table: null,
  hidden: false,
  locked: false,
  edited: false,
  ...more,
});
const printed = (one: ProposalBlock) => printedSections({ blocks: [one] })[0]?.blocks[0]?.claims ?? [];

test('a promise is printed with what it is about', () => {
  const promise = block('timeline', [claim("Rae, on “Can I ring them?”: “I'll ask first.”")], { list: true });
  expect(printed(promise)[0]).toMatchObject({ who: 'Rae', on: 'Can I ring them?', quote: 'I’ll ask first.' });
  expect(proposalMarkdown(documentOf({ ...proposal, blocks: [promise] }))).toContain(
    '> “I’ll ask first.”\n>\n> Rae, on “Can I ring them?”',
  );
});

test('a concern stands apart from its answer', () => {
  const [risk] = printed(block('riskMitigation', [claim('“We tried one.” This has no button.')], { list: true }));
  expect(risk?.runs.map(({ text, bold }) => [text, bold])).toEqual([
    ['“We tried one.”', true],
    [' This has no button.', false],
  ]);
});

test('drafted sentences are a paragraph, price rules a list, and what people wrote stays line by line', () => {
  const two = [claim('We recommend Gateflow.'), claim('It plans gates.')];
  expect(printed(block('solutionOverview', two)).map(({ text }) => text)).toEqual([
    'We recommend Gateflow. It plans gates.',
  ]);
  expect(printed(block('solutionOverview', two, { edited: true }))).toHaveLength(2);
  expect(printed(block('pricingModel', two)).map(({ kind }) => kind)).toEqual(['ul', 'ul']);
});

test('a gap leaves out the title above it', () => {
  const gap = claim('Return on investment: to be confirmed.', 'not-found');
  expect(printed(block('roiAnalysis', [gap]))[0]).toMatchObject({ text: 'To be confirmed.', gap: true });
});
