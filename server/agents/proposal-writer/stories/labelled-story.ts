import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { capitalized, splitSentences } from '#server/readers/sentences.ts';
import { asideHeadings, storyLabels } from '../vocabulary/story-labels.ts';

export type StoryPart = keyof typeof storyLabels;
const article = '(?:the |our |their |your |a |die |der |das |unsere? |la |le |les |el |los )?';
const parts = (Object.keys(storyLabels) as StoryPart[]).map((part) => {
  const label = `${article}(?:${oneOf(storyLabels[part])})`;
  return { part, whole: new RegExp(`^${label}[.:!]?$`, 'iu'), lead: new RegExp(`^${label}\\s?[:–—]\\s+`, 'iu') };
});

const asideHeading = new RegExp(`^${article}(?:${oneOf(asideHeadings)})[.:!]?$`, 'iu');

/** Returns which part of a story a sentence by itself names: 'What we did.' */
const partSaid = (text: string): StoryPart | null => parts.find(({ whole }) => whole.test(text.trim()))?.part ?? null;

/** Returns which part of a story a heading names. */
export const partNamed = (heading: string): StoryPart | null =>
  partSaid(heading) ?? (asideHeading.test(heading.trim()) ? 'aside' : null);

/** Returns the part that a sentence is labelled with, and what it says: 'Outcome: no shift was lost.' */
export function storyPartOf(text: string): { part: StoryPart; rest: string } | null {
  for (const { part, lead } of parts) {
    const found = lead.exec(text);
    if (found !== null) return { part, rest: text.slice(found[0].length) };
  }
  return null;
}

/** A lone label may be any heading; two tell a story. */
const fewestLabels = 2;

/** Splits a story at the labels of its parts; null: it has none. */
export function partsOfStory(
  answers: readonly Pick<ContentAnswer, 'heading' | 'text'>[],
): Record<StoryPart, string[]> | null {
  const told: Record<StoryPart, string[]> = { before: [], done: [], result: [], aside: [] };
  const named = new Set<StoryPart>();
  let part: StoryPart = 'before';
  const begin = (next: StoryPart): void => {
    part = next;
    if (next !== 'aside') named.add(next);
  };
  let above = '';
  for (const { heading, text } of answers) {
    const ofHeading = heading === above ? null : partNamed(heading);
    if (ofHeading !== null) begin(ofHeading);
    above = heading;
    for (const sentence of splitSentences(text)) {
      const ofSentence = partSaid(sentence);
      const lead = ofSentence === null ? storyPartOf(sentence) : null;
      if (ofSentence !== null) begin(ofSentence);
      else if (lead === null) told[part].push(sentence);
      else {
        begin(lead.part);
        told[lead.part].push(capitalized(lead.rest));
      }
    }
  }
  return named.size < fewestLabels ? null : told;
}
