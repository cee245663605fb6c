import * as contract from '#contract/prep.ts';
import * as reading from '#contract/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { eventRoute, route, type Route } from '#server/platform/http.ts';
import { answerMeetingPrepper } from './answer-meeting-prepper.ts';
import { cancelPrep } from './cancel-prep.ts';
import { deletePrep } from './delete-prep.ts';
import { duplicatePrep } from './duplicate-prep.ts';
import { refreshPrep } from './refresh-prep.ts';
import { retrySection } from './retry-section.ts';
import { startMeetingPrepper } from './start-meeting-prepper.ts';
import { streamPrep } from './stream-prep.ts';
import { listPreps } from './list-preps.ts';
import { readPrepJson } from './read-prep-json.ts';
import { retryPrep } from './retry-prep.ts';
import { startPrep } from './start-prep.ts';
import { splitCompany } from './split-company.ts';

const streamPrepOf = (
  ctx: TenantContext,
  { prospectId }: { prospectId: string },
  options: { lastEventId: string; signal: AbortSignal },
) => streamPrep(ctx, { prospectId, ...options });

export const prepRoutes: Route[] = [
  route(contract.startPrep, async (ctx, { company, requestId, hoursBefore, attendees, ...person }) => {
    const subject = { ...person, ...splitCompany(company) };
    const { id } = await startPrep(ctx, { subject, attendees, requestId, hoursBefore });
    return { prepMeetingId: id };
  }),
  route(contract.listPreps, listPreps),
  eventRoute(contract.readPrep, readPrepJson, streamPrepOf),
  route(contract.cancelPrep, cancelPrep),
  route(contract.retryPrep, retryPrep),
  route(contract.deletePrep, deletePrep),
  eventRoute(
    contract.meetingPrepper,
    (ctx, input, signal) => answerMeetingPrepper(ctx, { ...input, signal }),
    async (ctx, input, options) => {
      const { id } = await startMeetingPrepper(ctx, input);
      return streamPrep(ctx, { prospectId: id, ...options });
    },
  ),
  route(reading.refreshPrep, refreshPrep),
  route(reading.retrySection, retrySection),
  route(reading.duplicatePrep, duplicatePrep),
];
