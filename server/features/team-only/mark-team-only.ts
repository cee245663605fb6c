import type { ContentPassage } from '#contract/ask.ts';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { findTeamStretches, touches } from '#server/agents/discovery-coach/team-only.ts';
import { listOwnNames } from '#server/features/solutions/list-own-names.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { passagesBefore } from '#server/search/passages-before.ts';

interface Marked {
  passages: ContentPassage[];
  /** Whether words of one of these passages are for the seller's own team. */
  isTeamOnly: (passageId: string, quote: string) => boolean;
}

const toCoach = ({ kind, title, name, ...passage }: ContentPassage): CoachPassage => ({
  passageId: passage.passageId,
  contentId: passage.contentId,
  contentKind: kind,
  number: passage.number,
  title: title || name,
  heading: passage.heading,
  page: passage.page,
  text: passage.text,
});

/** Marks which passages are for the team alone: as somebody said of their items, else as their headings do. */
export async function markTeamOnly(
  ctx: TenantContext,
  { passages }: { passages: readonly ContentPassage[] },
): Promise<Marked> {
  const unsaid = passages.filter(({ openTo }) => openTo === 'unsaid');
  const [names, before] =
    unsaid.length === 0 ? [[], []] : await Promise.all([listOwnNames(ctx), passagesBefore(ctx, unsaid)]);
  // A heading further up may stand above a whole part of the item.
  const inOrder = [...new Map([...before, ...unsaid].map((each) => [each.passageId, each])).values()]
    .toSorted((a, b) => (a.contentId < b.contentId ? -1 : a.contentId > b.contentId ? 1 : a.number - b.number))
    .map(toCoach);
  const guessed = findTeamStretches(inOrder, names, new Set(unsaid.map(({ passageId }) => passageId)));
  const marked = passages.map((passage): ContentPassage => {
    if (passage.openTo !== 'unsaid') return { ...passage, teamOnly: passage.openTo === 'team' ? 'all' : 'no' };
    const stretches = guessed.get(passage.passageId);
    const isHeld = stretches !== undefined && stretches.held.length > 0;
    return { ...passage, teamOnly: !isHeld ? 'no' : stretches.isMixed ? 'part' : 'all' };
  });
  const byId = new Map(marked.map((passage) => [passage.passageId, passage]));
  return {
    passages: marked,
    isTeamOnly: (passageId, quote) => {
      const stretches = guessed.get(passageId);
      const teamOnly = byId.get(passageId)?.teamOnly;
      return teamOnly === 'all' || (teamOnly === 'part' && stretches !== undefined && touches(stretches, quote));
    },
  };
}
