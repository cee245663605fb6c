import type { Claim, Quote } from '#contract/evidence.ts';
import { isStatement, splitSentences, terms, withoutBullet } from '#server/readers/sentences.ts';
import { offersFor, painItself, type Offer } from './solution-fit.ts';
import { ClaimList, type PrepMaterial, type ReadySections } from './prep-material.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  beforeHeadings,
  caseWords,
  manualWords,
  priceListWords,
  resultWords,
} from '#server/agents/vocabulary/solutions.ts';

const leastShared = 2;
const mostMapped = 4;
/** Characters; longer text is a table or list, not a sentence. */
const longestProof = 320;
/** Recognizes customer cases by content type, title or a result in the sentence. */
const caseWording = new RegExp(oneOf(caseWords), 'iu');
const result = new RegExp(oneOf(resultWords), 'iu');
const priceList = new RegExp(oneOf(priceListWords), 'iu');
/** Headings over what was before, which proves nothing. */
const before = new RegExp(String.raw`^(?:${oneOf(beforeHeadings)})$`, 'iu');
/** Steps and definitions from a manual aren't proof. */
const manual = new RegExp(oneOf(manualWords), 'iu');

/** Splits a passage into lines; one that starts in lower case continues the line before. */
const linesOf = (text: string): string[] =>
  text.split(/\n(?!\s*\p{Ll})/u).map((line) => withoutBullet(line).replace(/\s+/gu, ' '));

const isHeading = (line: string): boolean => line.split(' ').length <= 8 && !/[.!?:,;]$/u.test(line);

/** Returns the lines of a passage that stand under no heading on what was before. */
function provingLines(heading: string | null, text: string): string[] {
  let under = heading ?? '';
  return linesOf(text).filter((line) => {
    if (isHeading(line)) under = line;
    return !before.test(under.trim());
  });
}

interface ProvingSentence {
  id: string;
  text: string;
  sourceId: string;
  title: string;
  isCase: boolean;
  /** Whether it states what changed for a customer. */
  isResult: boolean;
}

/** Returns the sentence of the seller's content on that solution that best fits the pain, customer results first. */
async function provingSentence(
  material: PrepMaterial,
  { solutionId, name, text: promise }: Offer,
  pain: string,
): Promise<ProvingSentence | null> {
  const wanted = new Set(terms(pain));
  const solution = new Set(terms(`${name} ${promise}`));
  const shared = (sentence: string, words: ReadonlySet<string>): number =>
    new Set(terms(sentence).filter((word) => words.has(word))).size;
  const sentences = material.proofs
    .filter((proof) => proof.solutionId === solutionId && !priceList.test(`${proof.contentType} ${proof.title}`))
    .flatMap(({ id: sourceId, title, contentType, heading, text }) =>
      provingLines(heading ?? null, text)
        .flatMap(splitSentences)
        .map((sentence, at): ProvingSentence => {
          const isOfCase = caseWording.test(`${contentType} ${title}`);
          const isResult = result.test(sentence);
          return {
            id: `${sourceId}:${at}`,
            text: sentence,
            sourceId,
            title,
            isCase: isOfCase || isResult,
            isResult: isOfCase && isResult,
          };
        }),
    )
    .filter(
      ({ text, isCase, isResult }) =>
        text.length <= longestProof &&
        /[.!]$/u.test(text) &&
        isStatement(text) &&
        !manual.test(text) &&
        (shared(text, wanted) >= leastShared ||
          (isCase && shared(text, wanted) >= 1 && shared(text, solution) >= leastShared) ||
          (isResult && shared(text, wanted) + shared(text, solution) >= 1)),
    );
  const ranked = await material.rank(`${pain} ${name} ${promise}`, sentences);
  const [best] = ranked
    .flatMap(({ id, score }) => {
      const sentence = sentences.find((each) => each.id === id);
      return sentence ? [{ sentence, score: score * (sentence.isResult ? 4 : sentence.isCase ? 2 : 1) }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  return best?.sentence ?? null;
}

const inside = (text = ''): string => text.replace(/[“”"]/gu, "'");
const shortened = (text: string): string =>
  (/^[^:]{4,70}(?=:)/u.exec(text)?.[0] ?? splitSentences(text)[0] ?? text).replace(/\.$/u, '');

/** Maps each pain to the seller's solutions that fit it, with the fitting sentence and proof from their content. */
export async function draftSolutionMapping(material: PrepMaterial, ready: ReadySections): Promise<Claim[]> {
  const list = new ClaimList('solutionMapping', ready);
  if (material.seller.solutions.length === 0) {
    list.missing('No solutions are set up yet. Add what you sell under Solutions, then run the prep again.');
    return list.claims;
  }
  const pains =
    ready.get('painPoints')?.claims.filter((claim) => claim.kind === 'inference' || claim.kind === 'playbook') ?? [];
  const stated = new Map<string, string>();
  const state = (id: string, fact: { text: string; quotes: Quote[] }): string => {
    const known = stated.get(id) ?? list.fact(fact);
    stated.set(id, known);
    return known;
  };
  const facts = new Map(ready.get('painPoints')?.claims.map((claim) => [claim.id, claim]));
  /** An admission's exact words are part of the pain. */
  const whole = (pain: Claim): string =>
    [painItself(pain.text), ...(pain.restsOn ?? []).map((id) => facts.get(id)?.quotes[0]?.text ?? '')].join(' ');
  const pairs = pains.flatMap((pain) => offersFor(material, whole(pain)).map((offer) => ({ pain, offer })));
  for (const { pain, offer } of pairs.slice(0, mostMapped)) {
    const proof = await provingSentence(material, offer, whole(pain));
    const promise = state(offer.id, {
      text: `${offer.name}: “${inside(offer.text)}”`,
      quotes: [{ sourceId: offer.sourceId, text: offer.text }],
    });
    const proved =
      proof &&
      state(proof.id, {
        text: proof.isCase
          ? `Proof for ${offer.name}, in “${proof.title}”: “${inside(proof.text)}”`
          : `On ${offer.name}, your content “${proof.title}” says: “${inside(proof.text)}”`,
        quotes: [{ sourceId: proof.sourceId, text: proof.text }],
      });
    list.inference(
      `${offer.name} may help, if this holds: ${shortened(pain.text)}. Confirm it before you show anything.`,
      [pain.id, promise, ...(proved ? [proved] : [])],
    );
  }
  if (pairs.length === 0)
    list.missing(
      'None of your solutions’ descriptions speaks to a predicted pain point. Describe the problems they solve, or decide after the first questions.',
    );
  return list.claims;
}
