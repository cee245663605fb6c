import type { ContentPassage } from '#contract/ask.ts';
import { rarityOf } from '#server/search/rank-places.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { readQuery } from '#server/search/read-query.ts';
import { relatedTerms } from '#server/search/related-terms.ts';

/** A text that is in no index: a line of a call, a statement of a brief. */
export interface LooseText {
  id: string;
  text: string;
  /** Who says it, or what it stands under. */
  title: string;
}

/** What a related word counts beside the one that was asked for. */
const relatedShare = 0.4;
/** In a few lines of talk, words that are only near say nothing. */
const sameThing = 0.8;
const most = 30;

function passageOf({ id, text, title }: LooseText, number: number): ContentPassage {
  return {
    passageId: id,
    contentId: '',
    kind: 'document',
    name: '',
    title,
    contentType: '',
    openTo: 'unsaid',
    teamOnly: 'no',
    number,
    page: null,
    heading: null,
    second: null,
    times: [],
    url: null,
    text,
    marks: [],
    score: 0,
  };
}

/** The texts that hold what a question asks for, best first, in the form in which the answerer takes passages. */
export function rankTexts(
  question: string,
  texts: readonly LooseText[],
): { passages: ContentPassage[]; terms: { term: string; rarity: number | null }[]; total: number } {
  const asked = [...readQuery(question).terms.keys()];
  const counted = texts.map((each) => ({ each, terms: countTerms(`${each.title}\n${each.text}`) }));
  const holding = (term: string): number => counted.filter(({ terms }) => terms.has(term)).length;
  const rarity = new Map(asked.map((term) => [term, holding(term)]));
  const weights = new Map<string, number>();
  for (const term of asked) {
    weights.set(term, rarityOf(rarity.get(term) ?? 0, texts.length));
    for (const [related, grade] of relatedTerms(term))
      if (grade >= sameThing && !weights.has(related))
        weights.set(related, relatedShare * grade * rarityOf(holding(related), texts.length));
  }
  const scored = counted
    .map(({ each, terms }, at) => {
      let score = 0;
      for (const [term, weight] of weights) {
        const count = terms.get(term) ?? 0;
        score += (weight * count) / (count + 1);
      }
      return { passage: passageOf(each, at), score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
  return {
    passages: scored.map(({ passage, score }) => ({ ...passage, score })),
    terms: asked.map((term) => {
      const count = rarity.get(term) ?? 0;
      return { term, rarity: count === 0 ? null : rarityOf(count, texts.length) };
    }),
    total: texts.length,
  };
}
