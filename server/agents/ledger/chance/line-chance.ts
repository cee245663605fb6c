import { oddsOfPhrases, weightsOf } from '#server/agents/phrases/phrase-weights.ts';
import { oddsOf, readTrees, type Signs, type Tree } from '#server/agents/trees.ts';
import type { Finding, Topic } from '../../analyst.ts';
import type { PageContext } from '../page-context.ts';
import type { Line } from '../read-lines.ts';
import { learnedConstant, learnedTrees } from './learned-doubts.ts';
import { learnedOthers } from './learned-others.ts';
import { learnedPains } from './learned-pains.ts';
import { signPhrases, wordPhrases } from './line-phrases.ts';
import { readLineSigns } from './line-signs.ts';
import { readPageSigns, type PageSigns } from './page-signs.ts';

/** Topics whose sentences may be of others, of the past, or made up; the rest are bound by a label or a form of their own. */
const doubted: ReadonlySet<Topic> = new Set<Topic>([
  'further',
  'friction',
  'figure',
  'staff',
  'market',
  'result',
  'spec',
  'reach',
]);
/** At these log-odds of not being about the company today a sentence isn't told; one that begins with 'we' or its name needs more. */
const [leftOutAbove, ownLeftOutAbove] = [-0.6, 0.6];
/** A site of fewer sentences says too little of itself: none so short was learned from. */
const fewestLines = 12;
/** So much a doubt takes from the odds of a pain. */
const doubtWeight = 0.25;
/** Whose words have lower log-odds of a pain has none by its place either; so most sentences' signs needn't be read. */
const leastByWords = -4.2;

/** Read when the first site is. */
let trees: readonly Tree[] | null = null;

const keyOf = (sourceId: string, text: string): string => `${sourceId}\n${text}`;
const oddsBy = (learned: typeof learnedPains, phrases: ReadonlySet<string>): number =>
  oddsOfPhrases({ bias: learned.bias, weights: weightsOf(learned) }, phrases);

/** What was learned from other sites tells of a site's sentences. */
export interface LineChances {
  /** Whether a finding tells a sentence that likely isn't about the company as it is today. */
  isDoubted(finding: Finding): boolean;
  /**
   * Log-odds that a sentence admits a pain of the company, less what speaks against its being the company's; null: its words don't.
   * Of a site that is too short nothing is known.
   */
  painOf: ((line: Line) => number | null) | null;
}

/** A sentence's signs, the same as phrases, and what speaks against it. */
interface ReadLine {
  signs: Signs;
  ofPlace: ReadonlySet<string>;
  doubt: number;
}

/** Reads the chances of a site's sentences, each when it is asked for. */
export function chancesOf(lines: readonly Line[], name: RegExp): LineChances {
  const byText = new Map(lines.map((line) => [keyOf(line.context.page.source.id, line.text), line]));
  const pages = new Map<PageContext['page'], PageSigns>();
  const known = new Map<Line, ReadLine>();
  const read = (line: Line): ReadLine => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const { page } = line.context;
    const ofPage = pages.get(page) ?? readPageSigns(line.context, name);
    pages.set(page, ofPage);
    const signs = readLineSigns(line, ofPage, { name, linesOfSite: lines.length });
    trees ??= learnedTrees.flatMap(readTrees);
    const ofPlace = signPhrases(signs);
    const phrases = new Set([...wordPhrases(line.text), ...ofPlace]);
    const doubt = oddsOf({ constant: learnedConstant, trees }, signs) + oddsBy(learnedOthers, phrases);
    const found = { signs, ofPlace, doubt };
    known.set(line, found);
    return found;
  };
  return {
    isDoubted: ({ topic, structure, quotes }) =>
      lines.length >= fewestLines &&
      structure === 'sentence' &&
      doubted.has(topic) &&
      quotes.some(({ sourceId, text }) => {
        const line = byText.get(keyOf(sourceId, text));
        if (line === undefined) return false;
        const { signs, doubt } = read(line);
        return doubt > (signs.has('s:own') || signs.has('s:company') ? ownLeftOutAbove : leftOutAbove);
      }),
    painOf:
      lines.length < fewestLines
        ? null
        : (line) => {
            const words = oddsBy(learnedPains, wordPhrases(line.text));
            if (words < leastByWords) return null;
            const { ofPlace, doubt } = read(line);
            return words + oddsBy(learnedPains, ofPlace) - learnedPains.bias - doubtWeight * doubt;
          },
  };
}
