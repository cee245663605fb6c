import { briefForOutsiders } from '#contract/brief-team-only.ts';
import { visibleBrief } from '#contract/brief-marks.ts';
import type { SharedBrief } from '#contract/prep-reading.ts';
import type { Context } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashTicket, organizationOfTicket } from '#server/platform/ticket.ts';
import { withQuestions } from '#server/features/marks/marks.view.ts';
import { toDetail } from '#server/features/prep/prep.view.ts';
import { prepShareStore } from './share.store.ts';
import { findShownPrep } from '#server/features/prep/find-shown-prep.ts';
import { readSaid } from '#server/features/prep/read-said.ts';
import { shareStateOf } from './share.view.ts';

const gone =
  'This link no longer works. It was revoked, it expired, or it’s incomplete. Ask the person who sent it for a new one.';

/** Returns the current brief behind a link. Throws the same error for an unknown, expired or revoked link. */
export async function readShared(ctx: Context, { token }: { token: string }): Promise<SharedBrief> {
  const organizationId = organizationOfTicket(token);
  const tenant = { ...ctx, organizationId: organizationId ?? '', userId: '', role: 'org:member' as const };
  const share = organizationId === null ? null : await prepShareStore(tenant).findByHash(hashTicket(token));
  const whole =
    share === null || shareStateOf(share) !== 'open' ? null : await findShownPrep(tenant, { prepId: share.prepId });
  if (share === null || whole === null) throw new AppError('not_found', gone);
  const { detail, marked } = toDetail(whole, share.organizationId, await readSaid(tenant, { prepId: share.prepId }));
  return {
    companyName: detail.companyName,
    sharedBy: share.author ?? share.organizationName,
    organizationName: share.organizationName,
    expiresAt: share.expiresAt.toISOString(),
    researchedAt: detail.researchedAt,
    brief: briefForOutsiders(visibleBrief(withQuestions(detail.brief, marked.sound), detail.marks)),
    notes: detail.notes.map(({ id, section, text }) => ({ id, section, text })),
  };
}
