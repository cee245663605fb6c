import { randomUUID } from 'node:crypto';
import type { SectionKey } from '#contract/brief.ts';
import type { PrepStatus } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from './find-prep.ts';
import { prepJob } from './prep.job.ts';
import { prepVersionStore } from './prep-version.store.ts';

/** Rewrites one failed section of a finished brief, free of charge; the others stay unchanged. */
export async function retrySection(
  ctx: TenantContext,
  input: { prospectId: string; section: SectionKey },
): Promise<{ status: PrepStatus }> {
  const { prep } = await findPrep(ctx, { prospectId: input.prospectId, to: 'change' });
  if (!(await prepVersionStore(ctx, prep.id).queueSection(input.section))) return { status: prep.status };
  await ctx.services.jobs.send(
    prepJob,
    { organizationId: ctx.organizationId, userId: ctx.userId, prepId: prep.id },
    { key: `${prep.id}:${randomUUID()}` },
  );
  return { status: 'queued' };
}
