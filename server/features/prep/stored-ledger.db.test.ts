import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import { retrySection } from '#contract/prep-reading.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepLedgers } from '#server/db/schema/prep.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { prepLedgerStore } from './prep-ledger.store.ts';

const person = { firstName: 'Rhys', lastName: 'Tolland', roleTitle: 'Chief Operating Officer' };
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

const ended = (prospectId: string, by: TestPerson): Promise<PrepDetail> =>
  until(async () => {
    const { prepSession } = (await by.call(readPrep, { prospectId })).body;
    return prepSession.isPrepping ? null : prepSession;
  });
const prepare = async (by: TestPerson): Promise<PrepDetail> =>
  ended((await by.call(startPrep, { ...person, company: `${site.url}/` })).body.prepMeetingId, by);

test('a section is written again from the stored ledger, without asking the site; a brief from before ledgers has its site read', async () => {
  const seller = await signUp(server);
  const { services } = server;
  for (const stored of [true, false]) {
    services.analyst = {
      ...builtInAnalyst,
      compose: (task, signal) =>
        task.key === 'companySummary' ? Promise.reject(new Error('none today')) : builtInAnalyst.compose(task, signal),
    };
    const { prepMeetingId: prospectId } = await prepare(seller);
    services.analyst = builtInAnalyst;
    const ctx = { services, organizationId: seller.organizationId };
    const kept = await prepLedgerStore(ctx, prospectId).find();
    expect(kept.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['staff', 'figure', 'person', 'news']));
    if (!stored)
      await services.database.tenant(seller.organizationId, (db) =>
        db.delete(prepLedgers).where(eq(prepLedgers.prepId, prospectId)),
      );
    const asked = site.requests.length;
    await seller.call(retrySection, { prospectId, section: 'companySummary' });
    const { brief } = await ended(prospectId, seller);
    expect(brief.sections.companySummary.status).toBe('ready');
    expect(brief.sections.companySummary.claims.find(({ row }) => row?.label === 'People')?.text).toContain(
      '870 people',
    );
    expect(site.requests.length > asked).toBe(!stored);
    const known = new Set(brief.sources.map(({ id }) => id));
    for (const { quotes } of brief.sections.companySummary.claims)
      for (const quote of quotes) expect(known).toContain(quote.sourceId);
  }
}, 60_000);
