import type { Claim } from '#contract/evidence.ts';
import { dayInWords } from '#server/ports/figure-words.ts';
import type { Finding } from '../analyst.ts';
import { splitSentences, terms } from '../built-in/sentences.ts';
import { latestNews } from './draft-company.ts';
import { ownFeed } from './gather-research.ts';
import { ClaimList, findingsOf, pagesRead, type PrepMaterial, type ReadySections } from './prep-material.ts';

const leastShared = 2;
/** Words that every pain and every offer uses. */
const common = new Set(terms('customer customs company business work time site new hours'));
const most = 5;
/** Characters; what is longer is no sentence but a table or a list. */
const longestProof = 320;
const mostTriggers = 3;
const freshDays = 90;
/** How the SEC source is called within a sentence. */
const filings = 'its filings with the SEC';

interface SolutionSentence { id: string; text: string; sourceId: string; name: string; solutionId: string }

function sentencesOf(material: PrepMaterial): SolutionSentence[] {
  return material.solutionSources.flatMap((source, index) => splitSentences(source.text.split('\n').slice(1).join(' '))
    .map((text, at) => ({ id: `${index}:${at}`, text, sourceId: source.id, name: source.title, solutionId: material.seller.solutions[index]?.id ?? '' })));
}

/** The sentence of the seller's own content on that solution that speaks best to the pain (in at least two of its words) and to what is promised for it. */
async function provingSentence(material: PrepMaterial, { solutionId, text: promise, pain, wanted }: SolutionSentence & { pain: string; wanted: ReadonlySet<string> }): Promise<{ id: string; text: string; sourceId: string; title: string } | null> {
  const sentences = material.proofs.filter((proof) => proof.solutionId === solutionId).flatMap(({ id: sourceId, title, text }) => splitSentences(text)
    .filter((sentence) => sentence.length <= longestProof && new Set(terms(sentence).filter((word) => wanted.has(word))).size >= leastShared)
    .map((sentence, at) => ({ id: `${sourceId}:${at}`, text: sentence, sourceId, title })));
  const [best] = await material.rank(`${pain} ${promise}`, sentences);
  return sentences.find(({ id }) => id === best?.id) ?? null;
}

const shortened = (text: string): string => (/^[^:]{4,70}(?=:)/u.exec(text)?.[0] ?? splitSentences(text)[0] ?? text).replace(/\.$/u, '');

/** Every pain that one of the seller's own solutions speaks to, with the sentence that does. */
export async function draftSolutionMapping(material: PrepMaterial, ready: ReadySections): Promise<Claim[]> {
  const list = new ClaimList('solutionMapping', ready);
  const sentences = sentencesOf(material);
  if (material.seller.solutions.length === 0) {
    list.missing('No solutions are set up yet. Add what you sell under Solutions, then run the preparation again.');
    return list.claims;
  }
  const pains = ready.get('painPoints')?.claims.filter((claim) => claim.kind === 'inference' || claim.kind === 'playbook') ?? [];
  const stated = new Map<string, string>();
  for (const pain of pains) {
    const wanted = new Set(terms(pain.text).filter((word) => !common.has(word)));
    const fitting = sentences.filter(({ text }) => new Set(terms(text).filter((word) => wanted.has(word))).size >= leastShared);
    const [best] = await material.rank(pain.text, fitting);
    const sentence = fitting.find(({ id }) => id === best?.id);
    if (!sentence || list.claims.length >= most * 2) continue;
    const id = stated.get(sentence.id) ?? list.fact({ text: `${sentence.name}: “${sentence.text}”`, quotes: [{ sourceId: sentence.sourceId, text: sentence.text }] });
    stated.set(sentence.id, id);
    const proof = await provingSentence(material, { ...sentence, pain: pain.text, wanted });
    const proofId = proof && (stated.get(proof.id) ?? list.fact({ text: `Proof for ${sentence.name}, in “${proof.title}”: “${proof.text}”`, quotes: [{ sourceId: proof.sourceId, text: proof.text }] }));
    if (proof && proofId) stated.set(proof.id, proofId);
    list.inference(`“${shortened(pain.text)}” is where ${sentence.name} may help. Confirm the pain before showing it.`, [pain.id, id, ...(proofId ? [proofId] : [])]);
  }
  if (list.claims.length === 0) list.missing('None of your solutions’ descriptions speaks to a predicted pain point in the same words. Describe the problems they solve, or decide after the first questions.');
  return list.claims;
}

/** Until when a piece of news is fresh enough to open with; null once that day has passed. */
function freshUntil(day: string, today: string): string | null {
  const end = new Date(Date.parse(day) + freshDays * 86_400_000).toISOString().slice(0, 10);
  return end >= today ? end : null;
}

/** A talking point with what triggers it and when that was. */
function newsPoint({ name, quotes, date, where, items }: Finding, today: string): string {
  const day = date ? dayInWords(date) : quotes[1]?.text ?? '';
  const end = date ? freshUntil(date, today) : null;
  const fresh = end ? ` Fresh until ${dayInWords(end)}.` : '';
  if (items) return `Because on ${day} they reported ${name} to the SEC: ask what it changes for their plans this year.${fresh}`;
  if (where && where !== ownFeed) return `Because on ${day} ${where} wrote “${name}”: ask how they see it, and what it changes for their team.${fresh}`;
  return `Open with their announcement of ${day}, “${name}”, and ask what it changes for their team.${fresh}`;
}

/** Openers, each resting on something that the site states. */
export function draftTalkingPoints(material: PrepMaterial, ready: ReadySections): Claim[] {
  const list = new ClaimList('talkingPoints', ready);
  const { company } = material;
  const point = (finding: Finding | undefined, text: (finding: Finding) => string): void => {
    if (finding && list.claims.length < most * 2) list.inference(text(finding), [list.resting(finding)]);
  };
  for (const news of latestNews(material).slice(0, mostTriggers)) point(news, (finding) => newsPoint(finding, material.today));
  point(findingsOf(material, 'money').find(({ where, items, range }) => !items && !range && (!where || where === filings)), ({ where, date }) => `Refer to the figure that they publish themselves${where && date ? ` (filed ${dayInWords(date)})` : ''} and ask what it has to pay for next.`);
  point(findingsOf(material, 'customer')[0], ({ name }) => `Bring up ${name}, whom they name in public, and ask what made that work and what they would repeat.`);
  point(findingsOf(material, 'job')[0], ({ name }) => `Mention that they look for “${name}” and ask what should be different once somebody is in the role.`);
  point(findingsOf(material, 'scale').find(({ where, range }) => !where && !range), () => `Acknowledge the reach that ${company} states, and ask which part of serving it costs the most effort.`);
  point(findingsOf(material, 'price')[0], ({ name }) => `Their prices are public, “${name}” among them: ask what most new customers choose, and why.`);
  point(findingsOf(material, 'statement').find((finding) => /\b(our mission|mission (is|to)|here to|we believe|our vision|our goal|our purpose|same mission)\b/iu.test(finding.quotes[0]?.text ?? '')), () => `Use their own words about why ${company} exists, and ask where daily work still falls short of them.`);
  if (list.claims.length === 0) point(material.opening[0], () => `Begin with how ${company} describes itself, and ask how they would put it to a new customer today.`);
  if (list.claims.length === 0) list.missing(`Nothing on ${pagesRead(material)} was specific enough to open a conversation with.`);
  return list.claims;
}
