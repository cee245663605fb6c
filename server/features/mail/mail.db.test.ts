import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { invitationLetter } from './letters.view.ts';
import { sendMail } from './send-mail.ts';

const letter = invitationLetter({
  organizationName: 'Ångström & <b>Sons</b>',
  inviterName: 'Ada\r\nBcc: evil@example.com',
  role: 'member',
  link: 'https://here.example/sign-up?ticket=secret-ticket',
  expiresAt: new Date('2026-12-01T12:00:00Z'),
});
const mail = { to: 'new@people.example', link: 'https://here.example/sign-up?ticket=secret-ticket', letter };

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 15_000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('no program makes a link of a name in an invitation, and a name that is an address is left out', () => {
  const link = 'https://here.example/x';
  const of = (organizationName: string, inviterName: string) =>
    invitationLetter({ organizationName, inviterName, role: 'member', link, expiresAt: new Date() });
  const { subject, text, html } = of('Booking.com', 'Click https://evil.example');
  expect(subject).toBe('Somebody invites you to Booking.\u200bcom on Dealwright');
  for (const part of [text, html]) {
    expect(part).not.toContain('Booking.com');
    expect(part).not.toContain('evil');
    expect(part).toContain(link);
  }
});

describe('with a mail server', () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({ SMTP_URL: mailServer.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  test('a mail that the server refuses for now is tried again and arrives once, readable and with its link', async () => {
    mailServer.refuse(1);
    await sendMail(server, { key: 'invitation:1', organizationId: null, ...mail });
    const source = await mailServer.waitFor(mail.to, /Accept the invitation/);
    expect(source).toContain('ticket=secret-ticket');
    expect(source).toContain('&#60;b&#62;Sons');
    expect(source).toMatch(/^From: Dealwright <no-reply@here.example>$/m);
    expect(source).not.toMatch(/^Bcc:/im);
    expect(mailServer.received.filter(({ to }) => to === mail.to)).toHaveLength(1);
  });

  test('no link lies readable in the database while it waits', async () => {
    await sendMail(server, { key: 'invitation:2', organizationId: null, ...mail });
    const jobs = await server.services.database.db.execute(
      sql`select data::text as data from pgboss.job where name = 'mail'`,
    );
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain('secret-ticket');
  });
});

describe('without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('an invitation lies sealed in the outbox of its organization, and in no other’s', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    await sendMail(server, { key: 'invitation:1', organizationId: one.organizationId, ...mail });
    const read = (organizationId: string) =>
      server.services.database.tenant(organizationId, (db) => db.execute(sql`select * from mail_outbox`));
    const row = await until(async () => (await read(one.organizationId))[0]);
    expect(row).toMatchObject({ recipient: mail.to, subject: letter.subject });
    expect(JSON.stringify(row)).not.toContain('secret-ticket');
    expect(await read(other.organizationId)).toHaveLength(0);
    expect(server.printed).toEqual([]);
  });

  test('a link to one’s own account goes to the terminal and nowhere else', async () => {
    await sendMail(server, { key: 'reset:1', organizationId: null, ...mail });
    const line = await until(async () => server.printed[0]);
    expect(line).toContain(mail.link);
    expect(
      await server.services.database.db.execute(
        sql`select * from mail_outbox where recipient = ${mail.to} and key = 'reset:1'`,
      ),
    ).toHaveLength(0);
  });
});
