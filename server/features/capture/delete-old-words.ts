import { captureLimits } from '#contract/capture-limits.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { captureSettingsStore } from './capture.store.ts';
import { oldWordsStore } from './old-words.store.ts';
import { scheduleOldWords } from './schedule-old-words.ts';

/** Deletes transcripts past the organization's retention time, and schedules the next check in a day. */
export async function deleteOldWords(ctx: TenantContext, { signal }: { signal: AbortSignal }): Promise<void> {
  const keepDays = (await captureSettingsStore(ctx).find())?.keepDays ?? null;
  if (keepDays === null) return;
  await scheduleOldWords(ctx, { afterSeconds: captureLimits.lookEverySeconds });
  const store = oldWordsStore(ctx);
  const before = new Date(Date.now() - keepDays * captureLimits.dayMs);
  let calls = 0;
  for (;;) {
    const some = await store.sessionsBefore(before, captureLimits.sessionsEach);
    for (const sessionId of some) {
      if (signal.aborted) return;
      await store.erase(sessionId);
      calls += 1;
    }
    if (some.length < captureLimits.sessionsEach) break;
  }
  if (calls === 0) return;
  await recordChange(ctx, {
    action: 'transcripts.expired',
    subject: '',
    details: { calls: String(calls), days: String(keepDays) },
  });
}
