import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPrep, startPrep } from '#contract/prep.ts';
import { mailBrief, markClaim } from '#contract/prep-reading.ts';
import { createSmtpMail } from '#server/ports/smtp-mail.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

describe('a brief by mail', () => {
  let mailServer: MailServer;
  let site: SiteServer;
  let server: TestServer;
  let rep: TestPerson;
  beforeAll(async () => {
    mailServer = await startMailServer();
    site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
    rep = await signUp(server, { name: 'Robin Seller' });
  });
  afterAll(async () => {
    server.services.mail.close();
    await server.close();
    await Promise.all([mailServer.close(), site.close()]);
  });

  const prepare = async () => {
    const { prepMeetingId: prospectId } = (
      await rep.call(startPrep, { firstName: 'Rhys', lastName: 'Tolland', company: `${site.url}/` })
    ).body;
    return until(async () => {
      const { prepSession } = (await rep.call(readPrep, { prospectId })).body;
      return prepSession.isPrepping ? null : prepSession;
    });
  };

  test('is refused in words before there is a brief, and where no mail server is connected', async () => {
    const { prepMeetingId: prospectId } = (
      await rep.call(startPrep, { firstName: 'Rhys', lastName: 'Tolland', company: 'http://127.0.0.1:9/' })
    ).body;
    expect(await rep.call(mailBrief, { prospectId })).toMatchObject({
      status: 409,
      body: { error: 'There’s no brief to email yet.' },
    });
    const { prepMeetingId } = await prepare();
    expect(await rep.call(mailBrief, { prospectId: prepMeetingId })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^No email server is set up here, so nothing was sent\./) },
    });
  });

  test('goes to whoever asks and to nobody else, as they see it, with its sources and the way back', async () => {
    // Joins before SMTP is on, since a sign-up would otherwise need a confirmed address.
    const colleague = await joinTeam(server, rep);
    Object.assign(server.services, {
      mail: createSmtpMail({ url: mailServer.url, from: 'Dealwright <no-reply@here.example>' }),
    });
    const prep = await prepare();
    const prospectId = prep.prepMeetingId;
    const [kept, hidden] = prep.brief.sections.companySummary.claims;
    if (!kept || !hidden) throw new Error('no claims');
    await rep.call(markClaim, { prospectId, claimId: hidden.id, was: hidden.text, hidden: true });
    const answer = await rep.call(mailBrief, { prospectId });
    expect(answer).toEqual(expect.objectContaining({ status: 200, body: { to: rep.email } }));
    const source = await mailServer.waitFor(rep.email, /Subject: Brief: Fernhollow Cold Chain/);
    expect(source).toContain(`/dashboard?prep=${prospectId}`);
    expect(source).toContain('meeting with Rhys Tolland');
    expect(source).toContain(kept.text);
    expect(source).not.toContain(hidden.text);
    expect(source).toContain(`${site.url}/`);

    await colleague.call(mailBrief, { prospectId });
    await mailServer.waitFor(colleague.email, /Subject: Brief: Fernhollow Cold Chain/);
    expect(mailServer.received.filter(({ to }) => to === rep.email && to !== colleague.email)).toHaveLength(1);
  });
});
