import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markClaim } from '#contract/prep-reading.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { findPlainBrief } from '#server/features/prep/plain-brief.store.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { signUp } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

let site: SiteServer;
let server: TestServer;
beforeAll(async () => {
  site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
  server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

test('a brief reads the same as the database wrote it and once somebody marked a sentence; nobody else reads it', async () => {
  const [rep, stranger] = [await signUp(server), await signUp(server)];
  const person = { firstName: 'Rhys', lastName: 'Tolland', roleTitle: 'Operations' };
  const { body } = await rep.call(startPrep, { ...person, company: `${site.url}/` });
  const prospectId = body.prepMeetingId;
  const plain = await until(async () => {
    const prep = (await rep.call(readPrep, { prospectId })).body.prepSession;
    return prep.isPrepping ? null : prep;
  });
  const plainBriefOf = ({ organizationId, userId }: typeof rep) =>
    findPlainBrief(jobContext(server.services, { organizationId, userId }), prospectId);
  expect(await plainBriefOf(rep)).not.toBeNull();
  expect(await plainBriefOf(stranger)).toBeNull();
  expect((await stranger.call(readPrep, { prospectId })).status).toBe(404);

  const [claim] = plain.brief.sections.companySummary.claims;
  const mark = { prospectId, claimId: claim?.id ?? '', was: claim?.text ?? '', thumb: 'up' as const };
  const marked = (await rep.call(markClaim, mark)).body.prepSession;
  expect(marked.marks).toHaveLength(1);
  expect({ ...marked, marks: [] }).toEqual(plain);
  expect(await plainBriefOf(rep)).toBeNull();
});
