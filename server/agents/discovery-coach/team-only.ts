import { collapseSpace } from '#contract/evidence.ts';
import { contentLines, sayableParts, teamParts, type CoachPassage } from './content-lines.ts';

/** What of a passage the product takes for the seller's own by its title, headings and sentences. */
export interface TeamStretches {
  /** Lines and sentences, verbatim. */
  held: readonly string[];
  /** Something else in it may be said. */
  isMixed: boolean;
}

/** Guesses what of each passage no buyer may hear; passages stand in the order of their items. */
export function findTeamStretches(
  passages: readonly CoachPassage[],
  ownNames: readonly string[],
): Map<string, TeamStretches> {
  const found = new Map<string, { held: string[]; isMixed: boolean }>();
  for (const line of contentLines(passages, ownNames)) {
    const { passageId } = line.passage;
    const stretches = found.get(passageId) ?? { held: [], isMixed: false };
    // The heading above a passage isn't part of it.
    if (!line.isHeading || line.passage.text.includes(line.text)) stretches.held.push(...teamParts(line));
    stretches.isMixed ||= sayableParts(line).length > 0;
    found.set(passageId, stretches);
  }
  return found;
}

/** Whether a quote has to do with what no buyer may hear. */
export function touches({ held }: TeamStretches, quote: string): boolean {
  const words = collapseSpace(quote);
  return held.map(collapseSpace).some((stretch) => stretch.includes(words) || words.includes(stretch));
}
