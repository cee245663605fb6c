import { oddsOf, readTrees, type Tree } from '#server/agents/trees.ts';
import type { Finding, Topic } from '../../analyst.ts';
import type { PageContext } from '../page-context.ts';
import type { Line } from '../read-lines.ts';
import { learnedConstant, learnedTrees } from './learned-doubts.ts';
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
const [leftOutAbove, ownLeftOutAbove] = [-0.4, 0.8];

/** A site of fewer sentences says too little of itself: none so short was learned from. */
const fewestLines = 12;

/** Read when the first site is. */
let trees: readonly Tree[] | null = null;

const keyOf = (sourceId: string, text: string): string => `${sourceId}\n${text}`;

/** Returns whether a finding tells a sentence that likely isn't about the company as it is today, by what was learned from other sites. */
export function doubtTest(lines: readonly Line[], name: RegExp): (finding: Finding) => boolean {
  const byText = new Map(lines.map((line) => [keyOf(line.context.page.source.id, line.text), line]));
  const pages = new Map<PageContext['page'], PageSigns>();
  const known = new Map<Line, boolean>();
  const isDoubted = (line: Line): boolean => {
    const { page } = line.context;
    const signs = pages.get(page) ?? readPageSigns(line.context, name);
    pages.set(page, signs);
    const held = readLineSigns(line, signs, { name, linesOfSite: lines.length });
    trees ??= learnedTrees.flatMap(readTrees);
    const edge = held.has('s:own') || held.has('s:company') ? ownLeftOutAbove : leftOutAbove;
    return oddsOf({ constant: learnedConstant, trees }, held) > edge;
  };
  return ({ topic, structure, quotes }) =>
    lines.length >= fewestLines &&
    structure === 'sentence' &&
    doubted.has(topic) &&
    quotes.some(({ sourceId, text }) => {
      const line = byText.get(keyOf(sourceId, text));
      if (line === undefined) return false;
      const found = known.get(line) ?? isDoubted(line);
      known.set(line, found);
      return found;
    });
}
