import type { CallTopic } from '#contract/coaching.ts';
import { talkedAbout } from '#server/agents/call-summary/talked-about.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { notedTalkOf, toCallLines } from './call-lines.view.ts';
import { isOfBusiness } from './is-of-business.ts';

/** What a call was about, part by part, in the order in which it was talked about. */
export async function readTopics(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ topics: CallTopic[] }> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const { lines } = await readLines(ctx, { sessionId });
  const topics = talkedAbout(
    toCallLines(lines, session.speakers, notedTalkOf(session)),
    await isOfBusiness(ctx, session.questions),
  );
  return {
    topics: topics.map(({ name, seconds, line, quote }) => ({
      name,
      seconds,
      lineId: line.id,
      quote: quote === null ? null : { text: quote.text, speaker: quote.line.speaker, lineId: quote.line.id },
    })),
  };
}
