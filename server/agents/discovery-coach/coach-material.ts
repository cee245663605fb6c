import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { AnswerKind } from './answer-kind.ts';
import { contentLines, ownNameTest, partsOf, type CoachPassage } from './content-lines.ts';
import { amount, cuedParts, kindByText, nameWord, rivalParts } from './content-parts.ts';
import type { OwnCardHearer } from './own-cards/own-cards.ts';
import { comparingWords, headingWords, noRivals } from './vocabulary/headings.ts';

/** A paragraph, row or list item that may answer what somebody says. */
export interface ContentAnswer {
  kind: AnswerKind;
  /** Its heading or its form says that it is of that kind; else its words alone do. */
  plain: boolean;
  heading: string;
  /** What is answered, where the content quotes it: "We have no time for this." */
  objection: string | null;
  /** The answer itself, verbatim. */
  text: string;
  /** It names the columns of a table, and says nothing by itself. */
  isHead?: true;
  /** The row that names its columns, where it is a row itself. */
  columns?: string;
  /** What the content has the seller ask beside it. */
  advised?: string;
  /** The rival that it is about. */
  rival: string | null;
  terms: ReadonlyMap<string, number>;
  /** The sentences of the text; a row of a table is one. */
  sentences: readonly { text: string; terms: ReadonlySet<string> }[];
  passage: CoachPassage;
}

export interface CoachMaterial {
  answers: readonly ContentAnswer[];
  /** Names of rivals as the content writes them. */
  rivals: readonly string[];
  /** The seller's own names, and those of what it sells. */
  ownNames?: readonly string[];
  /** The cards that the organization wrote itself, where it has some. */
  own?: OwnCardHearer;
  /** How telling a term is: 0 for one that every answer has. */
  rarity(term: string): number;
  /** The answers that have it, in their order. */
  holders(term: string): readonly ContentAnswer[];
}

const noRival = wordTest(noRivals);
const leadingName = new RegExp(
  String.raw`^(${nameWord}(?: (?:${nameWord}|\d[\w.]*)){0,3})(?=\s*[:,–—]|\.\s|\s+(?:is|are|was|has|have|sells?|makes?|offers?|does|do|comes?|will|can|charges?|starts?|\p{Ll}+(?:s|ed))\b)`,
  'u',
);
const nameRun = new RegExp(String.raw`${nameWord}(?: ${nameWord})*`, 'gu');
const unquoted = (text: string): string => text.replaceAll(/^["“'‘]+|["”'’]+$/gu, '');
/** 'You are dearer than Acme', 'We are happy with Acme One': whom a doubt compares with. Where all words have capitals none is told. */
const compared = new RegExp(
  String.raw`\p{Ll} (?:${oneOf(comparingWords)}) (${nameWord}(?: ${nameWord}){0,2})(?=[\s.,;:!?"”’]|$)`,
  'gu',
);
const comparedIn = (doubt: string): string[] =>
  [...doubt.matchAll(compared)].map(([, name = '']) => name.replace(/[.’']+$/u, ''));

/** The rival that a paragraph below such a heading is about. */
function rivalOf(line: string, own: RegExp): string | null {
  const name = leadingName.exec(line)?.[1];
  return name === undefined || noRival.test(name.split(' ')[0] ?? '') || own.test(name) ? null : name;
}

const sentencesOf = (text: string): ContentAnswer['sentences'] =>
  (text.includes(' | ') ? [text] : splitSentences(text)).map((sentence) => ({
    text: sentence,
    terms: new Set(countTerms(sentence).keys()),
  }));

/** Reads the organization's content for what a call may need: what it answers, against whom, at what price, on what proof. */
export function readMaterial(
  passages: readonly CoachPassage[],
  ownNames: readonly string[],
  openIds?: ReadonlySet<string>,
): CoachMaterial {
  const own = ownNameTest(ownNames);
  const answers: ContentAnswer[] = [];
  const rivals = new Set<string>();
  /** The one rival that the heading above names. */
  let only: string | null = null;
  /** The row that names the columns of the rows behind it. */
  let columns: string | null = null;
  for (const line of contentLines(passages, ownNames, openIds)) {
    const { passage, above, kind, titled, isDoubt, isPriced } = line;
    if (line.isHead === true) columns = line.text;
    else if (!line.text.includes(' | ')) columns = null;
    if (line.isHeading) {
      const names = kind === 'competitor' ? [...above.matchAll(nameRun)].map(([name]) => name) : [];
      const headed = names.filter(
        (name) => !own.test(name) && !noRival.test(name) && !wordTest(headingWords.competitor).test(name),
      );
      for (const name of headed) rivals.add(name);
      // 'Against the others' begins with a capital, and names nobody.
      const [first = ''] = headed;
      only = headed.length === 1 && (above === first || !above.startsWith(first)) ? first : null;
    }
    for (const { objection: quoted, text: reply } of partsOf(line).told) {
      const objection = quoted ?? (kind === 'objection' && isDoubt ? unquoted(above) : null);
      for (const name of comparedIn(objection ?? '')) if (!own.test(name) && !noRival.test(name)) rivals.add(name);
      const parts = cuedParts(reply, line.isBelowDoubt || objection !== null);
      // 'Ask: …' below a doubt goes with its answer, and is nothing to say.
      const advised = parts.find(({ cue }) => cue === 'ask')?.text;
      const told = parts.flatMap((part) => (part.cue === 'ask' ? [] : [part.text]));
      const last = answers.at(-1);
      if (
        told.length === 0 &&
        advised !== undefined &&
        last?.heading === above &&
        last.passage.contentId === passage.contentId
      )
        answers[answers.length - 1] = { ...last, advised };
      for (const text of kind === 'competitor' && objection === null ? told.flatMap(rivalParts) : told) {
        // Below the name of one rival all is about that one, whatever a line begins with.
        const rival = kind !== 'competitor' ? null : (only ?? rivalOf(text, own));
        if (rival !== null) rivals.add(rival);
        // In a price list what names a price is one, under whatever heading; a story is told to its end.
        const byTitle = titled === 'proof' || (titled === 'price' && text.search(amount) >= 0) ? titled : 'offer';
        const under = kind === 'offer' ? (isPriced ? 'price' : byTitle) : kind;
        const is = objection !== null ? 'objection' : under === 'offer' ? kindByText(text) : under;
        const terms = countTerms(`${above} ${objection ?? ''} ${text}`);
        const plain = objection !== null || under !== 'offer';
        const sentences = sentencesOf(text);
        const answer = { kind: is, plain, heading: above, objection, text, rival, terms, sentences, passage };
        answers.push({
          ...answer,
          ...(advised === undefined ? {} : { advised }),
          ...(line.isHead === true ? { isHead: true } : columns === null ? {} : { columns }),
        });
      }
    }
  }
  // A name that a heading or another paragraph told is known in each.
  const named = answers.map((answer) =>
    answer.kind !== 'competitor' || answer.rival !== null
      ? answer
      : { ...answer, rival: [...rivals].find((name) => answer.text.includes(name)) ?? null },
  );
  const holding = new Map<string, ContentAnswer[]>();
  for (const answer of named)
    for (const term of answer.terms.keys()) {
      const held = holding.get(term);
      if (held === undefined) holding.set(term, [answer]);
      else held.push(answer);
    }
  const total = Math.max(1, answers.length);
  return {
    answers: named,
    rivals: [...rivals],
    ownNames,
    rarity: (term) => {
      const count = holding.get(term)?.length;
      return count === undefined ? 0 : Math.log((total + 1) / count) / Math.log(total + 1);
    },
    holders: (term) => holding.get(term) ?? [],
  };
}
