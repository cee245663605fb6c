import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askApproval, decideApproval, listApprovals } from '#contract/approval.ts';
import {
  changeSharingSettings,
  createProposalShare,
  findingKey,
  listProposalShares,
  readBuyerNews,
} from '#contract/buyer.ts';
import { updateSession } from '#contract/discovery.ts';
import { changeNotificationSettings, readNotificationSettings } from '#contract/notification-settings.ts';
import { keepVersion, readProposal } from '#contract/proposal.ts';
import { buyerCalls } from '#tests/support/buyer/buyer-calls.ts';
import { proposalCalls } from '#tests/support/buyer/proposal-calls.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const settings = { countViews: true, color: '', font: '', approval: false } as const;

describe('a proposal before it goes out', () => {
  let server: TestServer;
  let admin: TestPerson;
  let rep: TestPerson;
  let sessionId: string;
  let calls = buyerCalls({ address: '' });
  beforeAll(async () => {
    server = await startTestServer();
    calls = buyerCalls(server);
    admin = await signUp(server);
    rep = await joinTeam(server, admin);
    sessionId = await calls.begin(rep, 'A calm morning.');
    // What is still open is a finding too.
    await proposalCalls(server, rep, sessionId).arrange({ hidden: ['pricingModel', 'roiAnalysis'] });
  });
  afterAll(() => server.close());

  const share = (more: Record<string, unknown> = {}) =>
    rep.call(createProposalShare, { sessionId, shareId: randomUUID(), days: 7, ...more });
  const kindsOf = async (who: TestPerson): Promise<string[]> =>
    (await who.call(readBuyerNews, {})).body.news.map(({ kind }) => kind);
  const mailsTo = async (person: TestPerson): Promise<string[]> => {
    const rows = await server.services.database.tenant(admin.organizationId, (db) =>
      db.execute<{ subject: string }>(sql`select subject from mail_outbox where recipient = ${person.email}`),
    );
    return rows.map(({ subject }) => subject);
  };

  describe('is checked', () => {
    test('and no link is made until a person who saw the findings sends it anyway, which stays with the link', async () => {
      await rep.call(updateSession, { sessionId, vision: 'Dear [First name], we always win.' });
      const before = (await rep.call(readProposal, { sessionId })).body.versions.length;
      const held = await share();
      expect(held).toMatchObject({ status: 200, body: { link: null } });
      const kinds = held.body.findings.map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(['placeholder', 'unlinked']);
      expect((await share({ sendAnyway: ['something else'] })).body.link).toBeNull();
      const seen = held.body.findings.map(findingKey);
      expect((await share({ sendAnyway: seen.slice(1) })).body.link).toBeNull();
      expect((await rep.call(readProposal, { sessionId })).body.versions).toHaveLength(before);
      expect((await rep.call(listProposalShares, { sessionId })).body.shares).toEqual([]);
      // A finding that appeared later blocks the link again.
      await rep.call(updateSession, { sessionId, vision: 'Dear [First name], we always win 12 of 12.' });
      expect((await share({ sendAnyway: seen })).body.link).toBeNull();
      await rep.call(updateSession, { sessionId, vision: 'Dear [First name], we always win.' });
      expect((await share({ sendAnyway: seen })).body.link).toMatch(/^\/proposal\//u);
      const [made] = (await rep.call(listProposalShares, { sessionId })).body.shares;
      expect(made?.findings.map(({ kind }) => kind).toSorted()).toEqual(kinds);
      expect(made?.by).not.toBe('');
      expect(Date.parse(made?.createdAt ?? '')).toBeGreaterThan(0);
    });

    test('and one with nothing to look at goes out at once', async () => {
      await rep.call(updateSession, { sessionId, vision: 'A calm morning.' });
      expect((await share()).body).toMatchObject({
        link: expect.stringContaining('/proposal/') as string,
        findings: [],
      });
    });
  });

  describe('is approved where the organization wants it', () => {
    test('which an admin alone can set', async () => {
      expect((await rep.call(changeSharingSettings, { ...settings, approval: true })).status).toBe(403);
      expect((await admin.call(changeSharingSettings, { ...settings, approval: true })).status).toBe(200);
      expect(await share()).toMatchObject({ status: 409 });
      expect((await rep.call(keepVersion, { sessionId, reason: 'sent' })).status).toBe(409);
      expect((await rep.call(keepVersion, { sessionId, name: 'kept' })).status).toBe(200);
    });

    test('asked once, told to the admins, and decided by one of them alone', async () => {
      const { versionId } = (await rep.call(askApproval, { sessionId })).body;
      expect((await rep.call(askApproval, { sessionId })).body.versionId).toBe(versionId);
      expect(await share({ versionId })).toMatchObject({ status: 409 });
      expect(await kindsOf(admin)).toContain('approval');
      expect(await kindsOf(rep)).not.toContain('approval');
      await until(async () => ((await mailsTo(admin)).some((subject) => subject.includes('approve')) ? true : null));
      const decide = { sessionId, versionId, decision: 'approved' as const };
      const [colleague, stranger] = [await joinTeam(server, admin), await signUp(server)];
      for (const who of [rep, colleague]) expect((await who.call(decideApproval, decide)).status).toBe(403);
      expect((await stranger.call(decideApproval, decide)).status).toBe(404);
      expect((await stranger.call(listApprovals, { sessionId })).status).toBe(404);
      expect((await stranger.call(askApproval, { sessionId })).status).toBe(404);
      expect((await colleague.call(askApproval, { sessionId })).status).toBe(403);
      expect((await admin.call(decideApproval, { ...decide, decision: 'returned' })).status).toBe(400);
      const both = await Promise.all([
        admin.call(decideApproval, decide),
        admin.call(decideApproval, { ...decide, decision: 'returned', comment: 'Too long.' }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    test('and not by the admin who asked, unless there is no other', async () => {
      const alone = await signUp(server);
      const own = await calls.begin(alone, 'A calm evening.');
      await alone.call(changeSharingSettings, { ...settings, approval: true });
      const ask = async () => (await alone.call(askApproval, { sessionId: own })).body.versionId;
      const first = await ask();
      const approve = (versionId: string, who = alone) =>
        who.call(decideApproval, { sessionId: own, versionId, decision: 'approved' });
      expect((await approve(first)).status).toBe(200);
      const other = await joinTeam(server, alone, { role: 'org:admin' });
      await alone.call(updateSession, { sessionId: own, vision: 'A calm night.' });
      const second = await ask();
      expect((await approve(second)).status).toBe(409);
      expect((await approve(second, other)).status).toBe(200);
    });

    test('changed while it is being approved, the approval holds for what was read and for nothing else', async () => {
      await rep.call(updateSession, { sessionId, vision: 'A quiet harbor.' });
      const { versionId } = (await rep.call(askApproval, { sessionId })).body;
      await rep.call(updateSession, { sessionId, vision: 'A loud harbor.' });
      expect((await admin.call(decideApproval, { sessionId, versionId, decision: 'approved' })).status).toBe(200);
      expect(await share()).toMatchObject({ status: 409 });
      const sent = await share({ versionId });
      expect(sent.body.link).toMatch(/^\/proposal\//u);
      const page = await calls.get(sent.body.link ?? '');
      expect(page.text).toContain('A quiet harbor.');
      expect(page.text).not.toContain('A loud harbor.');
      // With the approved content restored, the current state counts as the approved version.
      await rep.call(updateSession, { sessionId, vision: 'A quiet harbor.' });
      expect((await share()).body.link).toMatch(/^\/proposal\//u);
      const { shares } = (await rep.call(listProposalShares, { sessionId })).body;
      expect(shares[0]?.version.id).toBe(versionId);
      expect(await kindsOf(rep)).toContain('approved');
    });

    test('asked for by many at the same moment, one version waits', async () => {
      await rep.call(updateSession, { sessionId, vision: 'A crowded harbor.' });
      const before = (await rep.call(readProposal, { sessionId })).body.versions.length;
      const asked = await Promise.all(
        Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? rep : admin).call(askApproval, { sessionId })),
      );
      expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
      expect(new Set(asked.map(({ body }) => body.versionId)).size).toBe(1);
      const { approvals } = (await rep.call(listApprovals, { sessionId })).body;
      expect(approvals.filter(({ decision }) => decision === null)).toHaveLength(1);
      expect((await rep.call(readProposal, { sessionId })).body.versions).toHaveLength(before + 1);
    });

    test('asked and decided together with the mails that tell of it, or not at all', async () => {
      await rep.call(updateSession, { sessionId, vision: 'A mail for each word.' });
      const { jobs } = server.services;
      const { send } = jobs;
      /** Simulates a process that ends while handing an email to the queue. */
      const brokenOff = async (act: () => Promise<{ status: number }>): Promise<number> => {
        jobs.send = () => Promise.reject(new Error('the process ended here'));
        try {
          return (await act()).status;
        } finally {
          jobs.send = send;
        }
      };
      const all = async () => (await rep.call(listApprovals, { sessionId })).body.approvals;
      const before = (await all()).length;
      const mailed = async (): Promise<number[]> => [(await mailsTo(admin)).length, (await mailsTo(rep)).length];
      const [toAdmin = 0, toRep = 0] = await mailed();
      expect(await brokenOff(() => rep.call(askApproval, { sessionId }))).toBe(500);
      expect(await all()).toHaveLength(before);
      const { versionId } = (await rep.call(askApproval, { sessionId })).body;
      await expect.poll(mailed, { timeout: 20_000 }).toEqual([toAdmin + 1, toRep]);
      const decide = { sessionId, versionId, decision: 'returned', comment: 'Shorter.' } as const;
      expect(await brokenOff(() => admin.call(decideApproval, decide))).toBe(500);
      expect((await all()).find(({ version }) => version.id === versionId)?.decision).toBeNull();
      expect((await admin.call(decideApproval, decide)).status).toBe(200);
      await expect.poll(mailed, { timeout: 20_000 }).toEqual([toAdmin + 1, toRep + 1]);
    });

    test('without an email to who turned that off; the bell tells them all the same', async () => {
      await rep.call(updateSession, { sessionId, vision: 'A silent harbor.' });
      const off = { replies: true, approvals: false };
      for (const person of [admin, rep]) {
        expect((await person.call(readNotificationSettings, {})).body).toEqual({ replies: true, approvals: true });
        expect((await person.call(changeNotificationSettings, off)).body).toEqual(off);
        expect((await person.call(readNotificationSettings, {})).body).toEqual(off);
      }
      const other = await joinTeam(server, admin, { role: 'org:admin' });
      const mailed = async (): Promise<number[]> => [(await mailsTo(admin)).length, (await mailsTo(rep)).length];
      const before = await mailed();
      const { versionId } = (await rep.call(askApproval, { sessionId })).body;
      // The other admin's email has the same cause: once it's there, the first admin's would be too.
      await until(async () => ((await mailsTo(other)).length > 0 ? true : null));
      expect(await kindsOf(admin)).toContain('approval');
      await other.call(decideApproval, { sessionId, versionId, decision: 'returned', comment: 'Too silent.' });
      await rep.call(updateSession, { sessionId, vision: 'A harbor at noon.' });
      await admin.call(changeNotificationSettings, { replies: true, approvals: true });
      await rep.call(askApproval, { sessionId });
      await expect.poll(mailed, { timeout: 20_000 }).toEqual([(before[0] ?? 0) + 1, before[1]]);
      await rep.call(changeNotificationSettings, { replies: true, approvals: true });
    });

    test('sent back with a comment, it is asked for anew after a change', async () => {
      await rep.call(updateSession, { sessionId, vision: 'A third harbor.' });
      const { versionId } = (await rep.call(askApproval, { sessionId })).body;
      const comment = 'Name the <b>port</b>.';
      await admin.call(decideApproval, { sessionId, versionId, decision: 'returned', comment });
      expect(await share({ versionId })).toMatchObject({ status: 409 });
      expect(await kindsOf(rep)).toContain('returned');
      await until(async () => ((await mailsTo(rep)).some((subject) => subject.includes('sent back')) ? true : null));
      const { approvals } = (await rep.call(listApprovals, { sessionId })).body;
      expect(approvals[0]).toMatchObject({ decision: 'returned', comment, current: true });
      await rep.call(updateSession, { sessionId, vision: 'The port of Norring.' });
      const again = (await rep.call(askApproval, { sessionId })).body.versionId;
      expect(again).not.toBe(versionId);
      await admin.call(decideApproval, { sessionId, versionId: again, decision: 'approved' });
      expect((await share()).body.link).toMatch(/^\/proposal\//u);
    });
  });
});
