import type { Claim, Quote } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { rivalsIn } from '../built-in/find-rivals.ts';
import { isInstruction, isStatement, splitSentences, withoutBullet } from '#server/readers/sentences.ts';
import { listed, namePattern, pageLabel, quoteOf } from '../built-in/wording.ts';
import { pagesRead, type ClaimList, type PrepMaterial } from './prep-material.ts';

/** Content type of comparisons, which serve as the seller's battle cards. */
export const comparisonType = 'Competitor comparison';
const mostNamed = 3;
const longest = 320;
/** A name in this share of several titles is the seller's own. */
const ownShare = 0.5;
const cardsToTell = 4;

interface Rival {
  name: string;
  sourceId: string;
  title: string;
  sentence: string;
  quotes: Quote[];
  mentions: number;
}

/** Returns the rivals in the titles of the seller's comparisons, each with a sentence; most frequent first. */
function ownRivals(material: PrepMaterial): Rival[] {
  const cards = material.proofs.filter(({ contentType }) => contentType === comparisonType);
  const own = [material.seller.name, ...material.seller.solutions.map(({ name }) => name)]
    .filter((name) => name.length > 1)
    .map((name) => namePattern(name).source);
  const isOwn = own.length === 0 ? /(?!)/u : new RegExp(own.join('|'), 'iu');
  const titles = new Map(cards.map(({ contentId, title }) => [contentId, title]));
  const named = [...titles.values()].flatMap((title) => [
    ...new Set(rivalsIn(title, isOwn).map((name) => name.toLowerCase())),
  ]);
  const repeated = new Set(
    named.filter(
      (name) => titles.size >= cardsToTell && named.filter((other) => other === name).length > ownShare * titles.size,
    ),
  );
  const found = new Map<string, Rival>();
  for (const { id, title, text } of cards) {
    for (const name of rivalsIn(title, isOwn)) {
      if (repeated.has(name.toLowerCase())) continue;
      const pattern = new RegExp(namePattern(name).source, 'u');
      const sentences = text
        .split('\n')
        .slice(text.startsWith(title) ? 1 : 0)
        .map(withoutBullet)
        .flatMap(splitSentences)
        .filter((sentence) => sentence.length <= longest && pattern.test(sentence) && !isInstruction(sentence));
      const compares = sentences.filter((each) => rivalsIn(each, isOwn).includes(name));
      const sentence = compares.find(isStatement) ?? compares[0] ?? sentences.find(isStatement) ?? sentences[0];
      const known = found.get(name.toLowerCase());
      if (known) known.mentions += sentences.length;
      else if (sentence)
        found.set(name.toLowerCase(), {
          name,
          sourceId: id,
          title,
          sentence,
          mentions: sentences.length,
          quotes: [{ sourceId: id, text: text.startsWith(title) ? title : sentence }],
        });
    }
  }
  return [...found.values()].toSorted((a, b) => b.mentions - a.mentions);
}

/** Returns a sentence on the prospect's pages that contains a name, or null. */
function namedOnSite(material: PrepMaterial, name: string): Pick<Claim, 'text' | 'quotes'> | null {
  const pattern = new RegExp(namePattern(name).source, 'u');
  for (const page of material.pages) {
    if (page.kind === 'legal') continue;
    for (const { text } of page.blocks) {
      const sentence = splitSentences(text).find(
        (each) => each.length <= longest && pattern.test(each) && !isInstruction(each),
      );
      if (sentence)
        return {
          text: `The ${pageLabel(page.kind)} names ${name}: “${sentence.replace(/[“”"]/gu, "'")}”`,
          quotes: [quoteOf(page, sentence)],
        };
    }
  }
  return null;
}

/**
 * Adds, after the prospect's own competitors, the seller's likely rivals in this deal, from the seller's comparisons.
 */
export function addOwnRivals(list: ClaimList, material: PrepMaterial): void {
  const rivals = ownRivals(material);
  if (rivals.length === 0) return;
  const met = rivals
    .flatMap((rival) => {
      const seen = namedOnSite(material, rival.name);
      return seen ? [{ rival, seen }] : [];
    })
    .slice(0, mostNamed);
  for (const { rival, seen } of met) {
    const card = list.fact({
      text: `Your own comparison “${rival.title}” covers ${rival.name}: “${rival.sentence.replace(/[“”"]/gu, "'")}”`,
      quotes: [{ sourceId: rival.sourceId, text: rival.sentence }, ...rival.quotes],
    });
    const site = list.resting(seen);
    list.inference(
      `Your rival in this deal may be ${rival.name}: the prospect’s site names it, and you have a comparison at hand.`,
      [card, site],
    );
  }
  if (met.length > 0) return;
  const first = rivals.slice(0, mostNamed);
  list.fact({
    text: `Your own comparisons set you beside ${listed(first.map(({ name }) => name))}.`,
    quotes: first.flatMap(({ quotes }) => quotes),
  });
  list.missing(`None of them is named on ${pagesRead(material)}: ask who else is being looked at.`);
}

/** Returns up to three of the prospect's competitors, without the seller's comparisons and stated gaps. */
export function topCompetitors(claims: readonly Claim[], { proofs }: Pick<PrepMaterial, 'proofs'>): Claim[] {
  const cards = new Set(proofs.filter(({ contentType }) => contentType === comparisonType).map(({ id }) => id));
  const own = new Set(
    claims.filter(({ quotes }) => quotes.some(({ sourceId }) => cards.has(sourceId))).map(({ id }) => id),
  );
  const drawn = claims.filter(({ restsOn = [] }) => restsOn.some((id) => own.has(id)));
  const ofSeller = new Set([...own, ...drawn.flatMap(({ id, restsOn = [] }) => [id, ...restsOn])]);
  let counted = 0;
  return claims.filter(({ id, kind }) => {
    if (kind === 'not-found' || ofSeller.has(id)) return true;
    counted += 1;
    return counted <= limits.prep.competitors;
  });
}
