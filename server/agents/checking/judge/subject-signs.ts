import { oneOf } from '#server/readers/one-of.ts';
import { firmNouns } from '../vocabulary/word-kinds.ts';
import { holdsCompany, type ClaimParts } from './claim-parts.ts';
import { kindsIn } from './word-kind.ts';

export type SetSign = (name: string, value: number | boolean) => void;

const leadIn = String.raw`(?:In|Since|By|At|On|Last|This|From|For|Under|After|With|As|Today|Now|Currently|About|Over|Around)\b`;
const opensWithFirm = new RegExp(
  String.raw`^(?:${leadIn}[^,]{0,60},\s)?(?:It|Its|They|Their|The (?:${oneOf(firmNouns)}))(?!\p{L})`,
  'u',
);
const dayOrMark = /^(?:\d{1,2} \p{L}+ \d{4}:?|["“„«])\s*/u;
/** Begins with the company's own words. */
export const opensOwn = /^(?:We|Our|I|My|Us|Wir|Unser\p{L}*|Nous|Notre|Nos|Nuestr\p{L}*|Onze|Wij)(?!\p{L})/u;
const opensOurs = /^(?:Our|Unser\p{L}*|Notre|Nos|Nuestr\p{L}*|Onze)\s/u;
/** Begins with a name of several words. */
export const opensName = /^\p{Lu}[\p{L}\p{N}&.’'-]*(?:\s(?:(?:of|de|van|von|der|and|&)\s)?\p{Lu}[\p{L}\p{N}&.’'-]*)+/u;
const openQuote = /[“„«"][^”"»\n]*$/u;
const storyPage = /custom|case|stor|client|kunde|referen|partner|project/iu;
const subjectEnd = 60;
const openingEnd = 40;
const lookBack = 300;

const holdsPart = (name: string, where: string): boolean =>
  name.split(' ').some((part) => part.length > 2 && /^\p{Lu}/u.test(part) && where.includes(part));

/** Of whom a claim is, and of whom what it quotes. */
export function setSubjectSigns(parts: ClaimParts, set: SetSign): void {
  const { facts, claim, nearest, sentence, evidence, neighbours, names } = parts;
  const isNew = names.claimed.filter((name) => !holdsPart(name, evidence.text));
  const isLost = names.said.filter((name) => !holdsPart(name, claim.text));
  set('a:claim', Math.min(3, names.claimed.length));
  set('a:new', Math.min(2, isNew.length));
  set('a:lost', Math.min(3, isLost.length));
  set('a:two', names.said.length > 1 && names.claimed.length > 0);

  const lower = claim.text.toLowerCase();
  const ofFirm = holdsCompany(claim.text.slice(0, subjectEnd), facts) || opensWithFirm.test(claim.text);
  const isRelated = claim.kinds.has('relation');
  set('s:firm', ofFirm);
  set(
    's:begins',
    [...facts.frame.company.words].some((word) => lower.startsWith(word) || lower.startsWith(`the ${word}`)),
  );
  set('s:name', names.claimed[0] !== undefined && claim.text.startsWith(names.claimed[0]));
  set('s:related', isRelated);
  set('s:market', claim.kinds.has('market'));

  const first = sentence.text.trim().replace(dayOrMark, '');
  const opening = kindsIn(first.slice(0, openingEnd));
  const name = opensName.exec(first)?.[0] ?? '';
  const isOwn = evidence.kinds.has('own');
  const isStranger = !isOwn && !holdsCompany(evidence.text, facts);
  const subjects: Record<string, boolean> = {
    ownNear: nearest.kinds.has('own'),
    ownSentence: sentence.kinds.has('own'),
    ownQuote: isOwn,
    named: holdsCompany(evidence.text, facts),
    opening: opensOwn.test(first),
    ourOther: opensOurs.test(first),
    otherFirst: name !== '' && !holdsCompany(name, facts),
    spoken:
      /[“”"„«»]/u.test(evidence.text) ||
      facts.all.some(
        ({ source, at }) => at >= 0 && openQuote.test(source?.text.slice(Math.max(0, at - lookBack), at) ?? ''),
      ),
    relative: parts.isRelative,
    stranger: isStranger,
    strangerNamed: isStranger && isLost.length > 0,
    lostName: isLost.length > 0,
    relationFirst: opening.has('relation'),
    relationNear: nearest.kinds.has('relation'),
    relation: evidence.kinds.has('relation'),
    marketFirst: opening.has('market'),
    market: evidence.kinds.has('market'),
    reader: evidence.kinds.has('reader'),
    notProspect: facts.all.some(({ source }) => (source?.subject ?? 'prospect') !== 'prospect'),
    marketAbove: neighbours.kinds.has('market'),
    storyPage: storyPage.test(facts.all.map(({ source }) => source?.url ?? '').join(' ')),
  };
  const isBare = ofFirm && !isRelated && names.claimed.length === 0;
  for (const [sign, is] of Object.entries(subjects)) {
    set(`q:${sign}`, is);
    set(`sq:${sign}`, is && ofFirm);
    set(`sb:${sign}`, is && isBare);
  }
}
