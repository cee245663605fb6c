import type { Claim, Quote } from '#contract/evidence.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import type { Finding } from '../analyst.ts';
import { isStatement, splitSentences, terms, withoutBullet, wordsOf } from '#server/readers/sentences.ts';
import { fewestOpenings } from './draft-company.ts';
import { isReach } from './draft-pains.ts';
import { ownFeed } from './gather-research.ts';
import { isSad, newsToOpenWith } from './news-to-open-with.ts';
import { offersFor, painItself, type Offer } from './solution-fit.ts';
import { ClaimList, findingsOf, pagesRead, type PrepMaterial, type ReadySections } from './prep-material.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  beforeHeadings,
  caseWords,
  manualWords,
  priceListWords,
  resultWords,
} from '#server/agents/vocabulary/solutions.ts';

const leastShared = 2;
const most = 5;
/** Above this many words no further opener is added. */
const mostWords = 80;
const mostMapped = 4;
/** Characters; longer text is a table or list, not a sentence. */
const longestProof = 320;
const freshDays = 90;
/** Name of the SEC source within a sentence. */
const filings = 'its filings with the SEC';
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
const unended = (text = ''): string => inside(text).replace(/[.!]$/u, '');
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

/** Returns until when news is fresh enough to open with, or null if that date has passed. */
function freshUntil(day: string, today: string): string | null {
  const end = new Date(Date.parse(day) + freshDays * 86_400_000).toISOString().slice(0, 10);
  return end >= today ? end : null;
}

/** Builds a talking point with its trigger and date. */
function newsPoint(finding: Finding, today: string): string {
  const { name, quotes, date, where, items } = finding;
  const day = date ? dayInWords(date) : (quotes[1]?.text ?? '');
  const end = date ? freshUntil(date, today) : null;
  const fresh = end ? ` Fresh until ${dayInWords(end)}.` : '';
  if (isSad(finding))
    return `Know of “${name}” (${day}) and don’t open with it. If they bring it up, ask what has changed since.`;
  if (items)
    return `On ${day} they reported ${name} to the SEC. Ask what it changes for their plans this year.${fresh}`;
  if (where && where !== ownFeed)
    return `On ${day} ${where} wrote “${name}”. Ask how they see it, and what it changes for their team.${fresh}`;
  return `Open with their announcement of ${day}, “${name}”, and ask what it changes for their team.${fresh}`;
}

const wordsIn = (claims: readonly Claim[]): number => claims.reduce((sum, { text }) => sum + wordsOf(text), 0);

/** Drafts openers, each based on something the site states. */
export function draftTalkingPoints(material: PrepMaterial, ready: ReadySections): Claim[] {
  const list = new ClaimList('talkingPoints', ready);
  const { company } = material;
  const add = (finding: Finding, text: string): void => {
    list.inference(text, [list.resting(finding)]);
  };
  const point = (finding: Finding | undefined, text: (finding: Finding) => string): void => {
    const openers = list.claims.filter(({ kind }) => kind === 'inference');
    if (finding && openers.length < most && wordsIn(openers) < mostWords) add(finding, text(finding));
  };
  const triggers = newsToOpenWith(material);
  for (const news of triggers.filter((each) => !isSad(each))) add(news, newsPoint(news, material.today));
  point(
    findingsOf(material, 'money').find(({ where, items, range }) => !items && !range && (!where || where === filings)),
    ({ where, date }) =>
      `Mention the figure they published${where && date ? ` (filed ${dayInWords(date)})` : ''} and ask what they plan to fund next.`,
  );
  point(
    findingsOf(material, 'customer')[0],
    ({ name }) =>
      `Bring up their customer ${name}, whom they name in public, and ask what made that work and what they would repeat.`,
  );
  // Several are evidence of a pain, which is where they stand.
  const jobs = findingsOf(material, 'job');
  point(
    jobs.length < fewestOpenings ? jobs[0] : undefined,
    ({ name }) => `Mention that they look for “${name}” and ask what should be different once someone is in the role.`,
  );
  point(
    findingsOf(material, 'scale').find((finding) => !finding.where && !finding.range && isReach(finding)),
    (finding) =>
      `Acknowledge the reach that they state${list.idOf(finding) === null ? ` (“${unended(finding.quotes[0]?.text)}”)` : ''}, and ask which part of serving it costs the most effort.`,
  );
  point(
    findingsOf(material, 'price')[0],
    ({ name }) => `Their prices are public, including “${name}”. Ask what most new customers choose, and why.`,
  );
  point(
    findingsOf(material, 'statement').find(
      (finding) =>
        list.idOf(finding) === null &&
        /\b(our mission|mission (is|to)|here to|we believe|our vision|our goal|our purpose|same mission)\b/iu.test(
          finding.quotes[0]?.text ?? '',
        ),
    ),
    ({ quotes: [quote] }) => `Quote them, “${unended(quote?.text)}”, and ask where day-to-day work still falls short.`,
  );
  if (list.claims.length === 0)
    point(
      material.opening[0],
      () => `Begin with how ${company} describes itself, and ask how they would put it to a new customer today.`,
    );
  // Last: what one should know and not begin with.
  for (const news of triggers.filter(isSad)) add(news, newsPoint(news, material.today));
  if (list.claims.length === 0)
    list.missing(`Nothing on ${pagesRead(material)} was specific enough to open a conversation with.`);
  return list.claims;
}
