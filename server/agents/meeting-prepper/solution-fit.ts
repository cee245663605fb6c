import { splitSentences, terms } from '#server/readers/sentences.ts';
import { playbooks } from '../playbooks/all-playbooks.ts';
import type { PrepMaterial } from './prep-material.ts';

/** A sentence about one of the seller's own solutions. */
export interface Offer {
  id: string;
  text: string;
  sourceId: string;
  name: string;
  solutionId: string;
}

/** Returns every sentence by which the seller describes their solutions. */
function offersOf(material: Pick<PrepMaterial, 'solutionSources' | 'seller'>): Offer[] {
  return material.solutionSources.flatMap((source, index) =>
    splitSentences(source.text.split('\n').slice(1).join(' ')).map((text, at) => ({
      id: `${index}:${at}`,
      text,
      sourceId: source.id,
      name: source.title,
      solutionId: material.seller.solutions[index]?.id ?? '',
    })),
  );
}

/** Number of pains, across industries, that contain each word: frequent words don't distinguish pains. */
let counted: { pains: number; holding: Map<string, number> } | null = null;
function painWords(): { pains: number; holding: Map<string, number> } {
  if (counted) return counted;
  const pains = playbooks.flatMap((playbook) =>
    playbook.pains.map(({ title, text }) => new Set(terms(`${title} ${text}`))),
  );
  const holding = new Map<string, number>();
  for (const pain of pains) for (const word of pain) holding.set(word, (holding.get(word) ?? 0) + 1);
  counted = { pains: pains.length, holding };
  return counted;
}

/** Words of offers and site navigation, even if rare among pains. */
const common = new Set(
  terms(
    'customer customs company business work time site new hours way same page pages help helps use users team teams several one all every fully take takes make makes get',
  ),
);
const leastShared = 2;
const leastFit = 6;

/** Returns the pain without where its evidence was read: page names and slogans aren't part of the problem. */
export function painItself(text: string): string {
  return text.replace(/ (The site|What was read) mentions .*$|: the site (says|offers|gives) .*$/su, '');
}

/** Rates how well an offer fits a pain by the rarity of shared words; 0 if there are too few or only common ones. */
function fitBetween(pain: string, offer: string): number {
  const { pains, holding } = painWords();
  const wanted = new Set(terms(painItself(pain)));
  const shared = [...new Set(terms(offer))].filter((word) => wanted.has(word) && !common.has(word));
  const fit = shared.reduce((sum, word) => sum + Math.log(1 + pains / (1 + (holding.get(word) ?? 0))), 0);
  return shared.length >= leastShared && fit >= leastFit ? fit : 0;
}

const mostOffers = 2;
/** A second solution for the same pain needs more shared words. */
const leastSharedBySecond = 3;

/** Returns the best sentence of each solution that fits a pain; a solution is judged as a whole. */
export function offersFor(material: Pick<PrepMaterial, 'solutionSources' | 'seller'>, pain: string): Offer[] {
  const wanted = new Set(terms(painItself(pain)));
  const shared = ({ text }: Offer): number =>
    new Set(terms(text).filter((word) => wanted.has(word) && !common.has(word))).size;
  return [...Map.groupBy(offersOf(material), ({ solutionId }) => solutionId).values()]
    .map((offers) => ({
      offers,
      fit: fitBetween(pain, offers.map(({ name, text }, at) => (at === 0 ? `${name} ${text}` : text)).join(' ')),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, mostOffers)
    .filter(({ offers }, at) => at === 0 || offers.some((offer) => shared(offer) >= leastSharedBySecond))
    .flatMap(({ offers }) => offers.toSorted((a, b) => shared(b) - shared(a))[0] ?? []);
}
