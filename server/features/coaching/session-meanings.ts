import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { encodeInThread } from '#server/agents/discovery-coach/meaning/encoder-thread.ts';
import {
  openLineMeanings,
  type LineMeanings,
  type MeaningOf,
} from '#server/agents/discovery-coach/meaning/line-meanings.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';

/** What sentences mean is the same in every call of a node. */
const known = new WeakMap<Services, LineMeanings>();

function meaningsOf(services: Services): LineMeanings {
  const meanings = known.get(services) ?? openLineMeanings(encodeInThread);
  known.set(services, meanings);
  return meanings;
}

/**
 * Returns what lines of calls mean, after waiting `waitMs` milliseconds at most for those that aren't encoded yet. Where no prospect speaks nobody waits: what the
 * seller said is needed with the answer to it.
 */
export async function meaningsFor(
  { services, log }: TenantContext,
  lines: readonly CallLine[],
  waitMs: number,
): Promise<MeaningOf> {
  const meanings = meaningsOf(services);
  const isAnswered = lines.some(({ side }) => side === 'prospect');
  if ((await meanings.learn(lines, isAnswered ? waitMs : 0)) === 'failed')
    log.warn({ lines: lines.length }, 'what was said could not be encoded; it is heard by its words alone');
  return meanings.of;
}
