import { oddsOfPhrases, weightsOf } from '#server/agents/phrases/phrase-weights.ts';
import { oddsOf, readTrees, type Tree } from '#server/agents/trees.ts';
import type { Finding, Topic } from '../../analyst.ts';
import type { PageContext } from '../page-context.ts';
import type { Line } from '../read-lines.ts';
import { learnedConstant, learnedTrees } from './learned-doubts.ts';
import { learnedOthers } from './learned-others.ts';
import { learnedPains } from './learned-pains.ts';
import { signPhrases, wordPhrases } from './line-phrases.ts';
import { readLineSigns } from './line-signs.ts';
import type { PageSigns } from './page-signs.ts';

/**
 * At these log-odds of not being about the company today a sentence isn't told as what it is; the rest are bound by a label or a form of their
 * own. Whose trouble a pain is was weighed before (decision 147).
 */
const leftOutAbove: Readonly<Partial<Record<Topic, number>>> = {
  further: -0.6,
  spec: -0.9,
  solved: -0.9,
  figure: -0.6,
  staff: -0.6,
  founded: -0.6,
  owner: -0.6,
  rival: -0.6,
  market: -0.6,
  result: -0.6,
  reach: -0.6,
  friction: 1.5,
};
/** A site of fewer sentences says too little of itself: none so short was learned from. */
const fewestLines = 12;
export const isLong = (lines: readonly Line[]): boolean => lines.length >= fewestLines;
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
  ofPlace: ReadonlySet<string>;
  doubt: number;
}

/** Reads the chances of a site's sentences, each when it is asked for. */
export function chancesOf(
  lines: readonly Line[],
  { name, pageSigns }: { name: RegExp; pageSigns: (context: PageContext) => PageSigns },
): LineChances {
  const byText = new Map(lines.map((line) => [keyOf(line.context.page.source.id, line.text), line]));
  const known = new Map<Line, ReadLine>();
  const read = (line: Line): ReadLine => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const signs = readLineSigns(line, pageSigns(line.context), { name, linesOfSite: lines.length });
    trees ??= learnedTrees.flatMap(readTrees);
    const ofPlace = signPhrases(signs);
    const phrases = new Set([...wordPhrases(line.text), ...ofPlace]);
    const doubt = oddsOf({ constant: learnedConstant, trees }, signs) + oddsBy(learnedOthers, phrases);
    const found = { ofPlace, doubt };
    known.set(line, found);
    return found;
  };
  return {
    isDoubted: ({ topic, structure, quotes }) => {
      const edge = leftOutAbove[topic];
      return (
        edge !== undefined &&
        isLong(lines) &&
        structure === 'sentence' &&
        quotes.some(({ sourceId, text }) => {
          const line = byText.get(keyOf(sourceId, text));
          return line !== undefined && read(line).doubt > edge;
        })
      );
    },
    painOf: !isLong(lines)
      ? null
      : (line) => {
          const words = oddsBy(learnedPains, wordPhrases(line.text));
          if (words < leastByWords) return null;
          const { ofPlace, doubt } = read(line);
          return words + oddsBy(learnedPains, ofPlace) - learnedPains.bias - doubtWeight * doubt;
        },
  };
}
