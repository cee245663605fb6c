import { matterKinds } from '#contract/coach-cards.ts';
import { heardFields } from '#contract/coaching.ts';
import { everydayRows } from '#bench/coach/everyday-rows.ts';
import type { LearnedLine } from './learn-label.ts';

export const everydayKinds: readonly string[] = matterKinds.filter((kind) => kind !== 'question');

/** What a line of a kind, or of a field, may be besides: nobody judged it by that. */
const unjudged: Readonly<
  Record<'matters' | 'fields' | 'idle' | 'promises', Readonly<Record<string, readonly string[]>>>
> = {
  matters: {
    '-': [...heardFields, 'promise'],
    objection: ['barriers', 'budget', 'emotionalImpact', 'decisionProcess', 'financialImpact'],
    price: ['budget'],
    timing: ['targetDate'],
    authority: ['decisionProcess'],
  },
  fields: {
    '-': [...everydayKinds, 'promise'],
    targetDate: ['timing'],
    budget: ['price', 'objection'],
    decisionProcess: ['authority'],
  },
  idle: { '-': ['promise'] },
  promises: { '-': [...everydayKinds, ...heardFields], promise: [...everydayKinds, ...heardFields] },
};

/** The lines that may be learned from: each stands alone, in the words that most people use. */
export const everydayLines = (phrasesOf: (text: string) => Set<string>): LearnedLine[] =>
  (['matters', 'fields', 'idle', 'promises'] as const).flatMap((part) =>
    everydayRows(part, { held: false }).map(({ label, side, text }) => ({
      rep: side === 'rep',
      phrases: phrasesOf(text),
      labels: new Set([label]),
      near: new Set(unjudged[part][label] ?? []),
    })),
  );
