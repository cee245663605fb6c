import { collapseSpace } from '#contract/evidence.ts';
import { contentLines, partsOf, type CoachPassage } from './content-lines.ts';

/** What of a passage the product takes for the seller's own by its title, headings and sentences. */
export interface TeamStretches {
  /** Lines and sentences, verbatim. */
  held: readonly string[];
  /** Something else in it may be said. */
  isMixed: boolean;
}

/**
 * Guesses what no buyer may hear of the passages that are asked for; passages stand in the order of their items, the
 * others only to tell what those stand under.
 */
export function findTeamStretches(
  passages: readonly CoachPassage[],
  ownNames: readonly string[],
  asked: ReadonlySet<string> = new Set(passages.map(({ passageId }) => passageId)),
): Map<string, TeamStretches> {
  const found = new Map<string, { held: string[]; isMixed: boolean }>();
  for (const line of contentLines(passages, ownNames)) {
    const { passageId, text } = line.passage;
    if (!asked.has(passageId)) continue;
    const stretches = found.get(passageId) ?? { held: [], isMixed: false };
    const { told, held } = partsOf(line);
    // The heading above a passage isn't part of it.
    if (!line.isHeading || text.includes(line.text)) stretches.held.push(...held);
    stretches.isMixed ||= told.length > 0;
    found.set(passageId, stretches);
  }
  return found;
}

/** Whether a quote has to do with what no buyer may hear. */
export function touches({ held }: TeamStretches, quote: string): boolean {
  const words = collapseSpace(quote);
  return held.map(collapseSpace).some((stretch) => stretch.includes(words) || words.includes(stretch));
}
