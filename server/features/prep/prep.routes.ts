import * as contract from '#contract/prep.ts';
import * as reading from '#contract/prep-reading.ts';
import type { Hono } from 'hono';
import { findMembership } from '#server/platform/membership.store.ts';
import { readPassing } from '#server/platform/passing-link.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { eventRoute, route, type Route } from '#server/platform/http.ts';
import { answerMeetingPrepper } from './answer-meeting-prepper.ts';
import { cancelPrep } from './cancel-prep.ts';
import { createShare } from './create-share.ts';
import { deleteNote } from './delete-note.ts';
import { deletePrep } from './delete-prep.ts';
import { duplicatePrep } from './duplicate-prep.ts';
import { linkDocument } from './link-document.ts';
import { listShares } from './list-shares.ts';
import { mailBrief } from './mail-brief.ts';
import { markClaim } from './mark-claim.ts';
import { printBrief } from './print-brief.ts';
import { readShared } from './read-shared.ts';
import { refreshPrep } from './refresh-prep.ts';
import { retrySection } from './retry-section.ts';
import { revokeShare } from './revoke-share.ts';
import { saveNote } from './save-note.ts';
import { startMeetingPrepper } from './start-meeting-prepper.ts';
import { streamPrep } from './stream-prep.ts';
import { listPreps } from './list-preps.ts';
import { readPrep } from './read-prep.ts';
import { retryPrep } from './retry-prep.ts';
import { startPrep } from './start-prep.ts';
import { splitCompany } from './split-company.ts';

const streamPrepOf = (ctx: TenantContext, { prospectId }: { prospectId: string }, options: { lastEventId: string; signal: AbortSignal }) =>
  streamPrep(ctx, { prospectId, ...options });

export const prepRoutes: Route[] = [
  route(contract.startPrep, async (ctx, { company, requestId, hoursBefore, ...person }) => {
    const { id } = await startPrep(ctx, { subject: { ...person, ...splitCompany(company) }, requestId, hoursBefore });
    return { prepMeetingId: id };
  }),
  route(contract.listPreps, listPreps),
  eventRoute(contract.readPrep, readPrep, streamPrepOf),
  route(contract.cancelPrep, cancelPrep),
  route(contract.retryPrep, retryPrep),
  route(contract.deletePrep, deletePrep),
  eventRoute(contract.meetingPrepper, (ctx, input, signal) => answerMeetingPrepper(ctx, { ...input, signal }), async (ctx, input, options) => {
    const { id } = await startMeetingPrepper(ctx, input);
    return streamPrep(ctx, { prospectId: id, ...options });
  }),
  route(reading.markClaim, markClaim),
  route(reading.saveNote, saveNote),
  route(reading.deleteNote, deleteNote),
  route(reading.refreshPrep, refreshPrep),
  route(reading.retrySection, retrySection),
  route(reading.duplicatePrep, duplicatePrep),
  route(reading.linkDocument, linkDocument),
  route(reading.mailBrief, mailBrief),
  route(reading.listShares, listShares),
  route(reading.createShare, createShare),
  route(reading.revokeShare, revokeShare),
  route(reading.readShared, readShared),
];

/** The PDF behind an address of one minute; who asked for it must still be a member. */
export function briefFiles(app: Hono, services: Services): void {
  app.get('/files/briefs/:token', async (c) => {
    const { secret } = await services.auth.$context;
    const passing = readPassing(secret, c.req.param('token'));
    const membership = passing === null ? null : await findMembership(services.database.db, passing.userId, passing.organizationId);
    if (passing === null || membership === null) throw new AppError('gone', 'This address answers for one minute only. Open the brief and choose PDF again.');
    const ctx = { services, requestId: c.get('requestId'), log: services.log, userId: passing.userId, organizationId: passing.organizationId, role: membership.role };
    const { fileName, bytes } = await printBrief(ctx, { prospectId: passing.id });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf', 'cache-control': 'no-store',
        'content-disposition': `attachment; filename="brief.pdf"; filename*=UTF-8''${encodeURIComponent(`${fileName}.pdf`)}`,
      },
    });
  });
}
