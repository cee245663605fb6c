import type { ContentPassage } from '#contract/ask.ts';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';

/** A passage as cards cite it. */
export const toCoachPassage = ({
  passageId,
  contentId,
  kind,
  number,
  title,
  name,
  heading,
  page,
  text,
}: ContentPassage): CoachPassage => ({
  passageId,
  contentId,
  contentKind: kind,
  number,
  title: title || name,
  heading,
  page,
  text,
});
