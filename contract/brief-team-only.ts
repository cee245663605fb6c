import { sectionKeys, type Brief, type SectionKey } from './brief.ts';
import { withWhatRestsOn } from './what-rests-on.ts';

/** Returns the ids of statements that quote what is for the seller's own team, or rest on one that does. */
export function teamOnlyClaims({ sections, sources }: Pick<Brief, 'sections' | 'sources'>): Set<string> {
  const ofTeam = new Set(sources.flatMap(({ id, teamOnly }) => (teamOnly === true ? [id] : [])));
  const claims = sectionKeys.flatMap((key) => sections[key].claims);
  const own = claims.filter(
    ({ teamOnly, quotes }) => teamOnly === true || quotes.some(({ sourceId }) => ofTeam.has(sourceId)),
  );
  return withWhatRestsOn(
    claims,
    own.map(({ id }) => id),
  );
}

/** Returns the brief as people outside the seller's team may see it. */
export function briefForOutsiders(brief: Brief): Brief {
  const ofTeam = teamOnlyClaims(brief);
  const sections = Object.fromEntries(
    sectionKeys.map((key) => [
      key,
      {
        ...brief.sections[key],
        claims: brief.sections[key].claims
          .filter(({ id }) => !ofTeam.has(id))
          .map((claim) => ({
            ...claim,
            ...(claim.against && { against: claim.against.filter((id) => !ofTeam.has(id)) }),
          })),
      },
    ]),
  ) as Record<SectionKey, Brief['sections'][SectionKey]>;
  const questions = brief.questions.filter(({ restsOn }) => !restsOn.some((id) => ofTeam.has(id)));
  const texts = new Set(questions.map(({ text }) => text));
  return {
    ...brief,
    sections,
    questions,
    currentDiscQuestions: brief.currentDiscQuestions.filter((text) => texts.has(text)),
    futureDiscQuestions: brief.futureDiscQuestions.filter((text) => texts.has(text)),
    // Which item a passage is of is the seller's own business.
    sources: brief.sources
      .filter(({ teamOnly }) => teamOnly !== true)
      .map(({ id, kind, title, url, fetchedAt }) => ({ id, kind, title, url, fetchedAt })),
  };
}
