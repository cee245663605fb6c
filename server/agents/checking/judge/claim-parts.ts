import { literally } from '#server/readers/one-of.ts';
import type { ClaimFacts } from '../claim-facts.ts';
import { clausesOf, nearestClause, shared, termsOf } from '../clauses.ts';
import { quotedLines } from '../quoted-lines.ts';
import type { FoundQuote } from '../read-source.ts';
import { kindsIn, type WordKinds } from './word-kind.ts';

/** A text and the kinds of words in it. */
export interface Part {
  text: string;
  kinds: WordKinds;
}
/** A claim beside what it rests on, from the clauses that say most of it to all around its quotes. */
export interface ClaimParts {
  facts: ClaimFacts;
  claim: Part;
  /** Of each quote the clause and the sentence that say most of what the claim says; then the whole quotes. */
  nearest: Part;
  sentence: Part;
  evidence: Part;
  /** Claims behind an inference. */
  behind: Part;
  /** Lines above and below, titles. */
  neighbours: Part;
  /** The nearest clause is on a name before it: 'which', 'who'. */
  isRelative: boolean;
  /** Names, without the company's, of the claim and of its quotes. */
  names: { claimed: string[]; said: string[] };
}

const partOf = (text: string): Part => ({ text, kinds: kindsIn(text) });
const sentenceEnd = /(?<=\p{L}{2}[.!?;"”])\s+(?=["“\p{Lu}])|\n/u;
const linesAround = 2;
const nameRun = /\p{Lu}[\p{L}\p{N}&.’'-]*(?:\s(?:(?:of|de|van|von|der|and|&)\s)?\p{Lu}[\p{L}\p{N}&.’'-]*)*/gu;

function sentenceOf(asked: ReadonlySet<string>, quote: string): string {
  const ranked = quote
    .split(sentenceEnd)
    .map((sentence) => ({ sentence, score: shared(asked, termsOf(sentence)) }))
    .toSorted((a, b) => b.score - a.score);
  return ranked[0]?.sentence ?? quote;
}

function around(quote: FoundQuote): string {
  const { lines, page } = quotedLines(quote);
  const title = quote.source?.title ?? '';
  const [from, to] = [lines[0]?.at ?? -1, lines.at(-1)?.at ?? -1];
  if (from < 0) return title;
  return [
    title,
    ...page.slice(Math.max(0, from - linesAround), from),
    ...page.slice(to + 1, to + 1 + linesAround),
  ].join('\n');
}

/** Whether a text holds a word of the company's name. */
export const holdsCompany = (text: string, { frame }: ClaimFacts): boolean => {
  const lower = text.toLowerCase();
  return frame.company.test.test(text) || [...frame.company.words].some((word) => lower.includes(word));
};

/** Names in a text; a single word that begins a sentence counts only if a page writes it large inside one. */
function namesIn(text: string, facts: ClaimFacts): string[] {
  return [...text.matchAll(nameRun)].flatMap(({ index, 0: name }) => {
    const opens = index === 0 || /[.!?:"“]\s*$/u.test(text.slice(0, index));
    if (holdsCompany(name, facts)) return [];
    if (!opens || name.includes(' ')) return [name];
    const inside = new RegExp(`\\p{Ll},? ${literally(name)}`, 'u');
    return facts.read.some((source) => inside.test(source.text)) ? [name] : [];
  });
}

export function readParts(facts: ClaimFacts): ClaimParts {
  const asked = termsOf(facts.text);
  const nearest = facts.all.map((quote) => nearestClause(asked, clausesOf(quote.text)));
  const clauses = nearest.map((clause, at) => clause?.text ?? facts.evidence[at] ?? '').join('\n');
  const evidence = facts.evidence.join('\n');
  return {
    facts,
    claim: partOf(facts.text),
    nearest: partOf(clauses),
    sentence: partOf(facts.evidence.map((quote) => sentenceOf(asked, quote)).join('\n')),
    evidence: partOf(evidence),
    behind: partOf(facts.restsOn.map(({ text }) => text).join('\n')),
    neighbours: partOf(facts.all.map(around).join('\n')),
    isRelative:
      /,\s(?:which|who|whose|where|an?|the)\s/iu.test(clauses) || nearest.some((clause) => (clause?.head ?? '') !== ''),
    names: { claimed: namesIn(facts.text, facts), said: namesIn(evidence, facts) },
  };
}
