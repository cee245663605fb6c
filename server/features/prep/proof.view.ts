import type { ContentPassage } from '#contract/ask.ts';
import type { Proof } from '#server/agents/meeting-prepper/prep-material.ts';

const kinds = { document: 'document-page', webpage: 'web-page', video: 'video-second' } as const;

/** Converts a content passage to a source of a brief; `solutionId` is empty if it belongs to no solution. */
export function proofOf(
  { contentId, teamOnly, kind, name, title, contentType, page, second, times, url, heading, text }: ContentPassage,
  solutionId: string,
): Proof {
  const called = title || name;
  return {
    contentId,
    teamOnly: teamOnly !== 'no',
    contentType,
    page,
    second,
    times,
    solutionId,
    kind: kinds[kind],
    title: page === null ? called : `${called}, page ${page}`,
    url,
    heading,
    fetchedAt: new Date().toISOString(),
    text,
  };
}
