import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createProposalShare,
  listProposalShares,
  markQuestion,
  readBuyerNews,
  revokeProposalShare,
  type ProposalShare,
} from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { keepVersion } from '#contract/proposal.ts';
import { buyerCalls, viewIn } from '#tests/support/buyer/buyer-calls.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const hostile = `<script>alert(1)</script><img src=x onerror=alert(2)> "quoted" 'single' \${x}`;

describe('a shared proposal', () => {
  let server: TestServer;
  let rep: TestPerson;
  let { begin, share, get, post, note, sharesOf } = buyerCalls({ address: '' });
  beforeAll(async () => {
    server = await startTestServer();
    ({ begin, share, get, post, note, sharesOf } = buyerCalls(server));
  });
  afterAll(() => server.close());

  describe('hears its buyer', () => {
    let sessionId: string;
    let path: string;
    let id: string;
    beforeAll(async () => {
      rep = await signUp(server);
      sessionId = await begin(rep, hostile);
      ({ id, path } = await share(rep, sessionId, { recipient: hostile.slice(0, 90) }));
    });
    const one = async (): Promise<ProposalShare | undefined> =>
      (await sharesOf(sessionId, rep)).find((each) => each.id === id);

    test('with every text shown as text, on the page and in the mail', async () => {
      const form = { kind: 'question', section: 'transformation_journey', name: hostile.slice(0, 90), text: hostile };
      const sent = await post(`${path}/answer`, form);
      expect(sent.status).toBe(303);
      const refused = await post(`${path}/answer`, { ...form, name: '' });
      expect(refused.status).toBe(400);
      const shown = await get(path);
      for (const { text } of [refused, shown]) {
        expect(text).not.toContain('<script>alert');
        expect(text).not.toContain('<img src=x');
        expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      }
      expect((await one())?.answers).toMatchObject([
        { kind: 'question', section: 'transformation_journey', text: hostile },
      ]);
      const mails = await until(async () => {
        const rows = await server.services.database.tenant(rep.organizationId, (db) =>
          db.execute(sql`select recipient, subject, row_to_json(mail_outbox)::text as whole from mail_outbox`),
        );
        return rows.length > 0 ? rows : undefined;
      });
      expect(mails).toMatchObject([{ recipient: rep.email }]);
      expect(JSON.stringify(mails)).not.toContain('<script>alert');
    });

    test('in the bell of the rep, not of a colleague or another organization', async () => {
      const [colleague, stranger] = [await joinTeam(server, rep), await signUp(server)];
      const { news } = (await rep.call(readBuyerNews, {})).body;
      expect(news).toMatchObject([{ kind: 'question', sessionId, company: 'Norring Line', text: hostile }]);
      for (const other of [colleague, stranger]) expect((await other.call(readBuyerNews, {})).body.news).toEqual([]);
      await note(path, viewIn((await get(path)).text), {});
      expect((await rep.call(readBuyerNews, {})).body.news.map(({ kind }) => kind)).toEqual(['reading', 'question']);
    });

    test('a question waits until somebody who may write in the session marks it as answered', async () => {
      const questions = async () =>
        (await rep.call(readBuyerNews, {})).body.news.filter(({ kind }) => kind === 'question');
      const [asked] = await questions();
      expect(asked?.waits).toBe(true);
      const questionId = asked?.id ?? '';
      const [colleague, stranger] = [await joinTeam(server, rep), await signUp(server)];
      expect((await colleague.call(markQuestion, { sessionId, questionId, answered: true })).status).toBe(403);
      expect((await stranger.call(markQuestion, { sessionId, questionId, answered: true })).status).toBe(404);
      expect((await rep.call(markQuestion, { sessionId, questionId: randomUUID(), answered: true })).status).toBe(404);
      expect((await questions())[0]?.waits).toBe(true);
      await rep.call(markQuestion, { sessionId, questionId, answered: true });
      expect((await questions())[0]?.waits).toBe(false);
      await rep.call(markQuestion, { sessionId, questionId, answered: false });
      expect((await questions())[0]?.waits).toBe(true);
    });

    test('from sent over viewed and declined to accepted, once', async () => {
      expect((await one())?.status).toBe('viewed');
      const answer = (kind: string) => post(`${path}/answer`, { kind, name: 'Bo Buyer', text: 'ok' });
      expect((await answer('decline')).status).toBe(303);
      expect((await one())?.status).toBe('declined');
      const accepts = await Promise.all([answer('accept'), answer('accept'), answer('accept')]);
      expect(accepts.map(({ status }) => status).toSorted()).toEqual([303, 400, 400]);
      expect(await one()).toMatchObject({ status: 'accepted', decidedBy: 'Bo Buyer' });
      const late = await answer('decline');
      expect(late.status).toBe(400);
      expect(late.text).toContain('This proposal was already accepted or declined.');
      expect((await get(path)).text).toContain('Accepted by Bo Buyer');
    });

    test('with a day for the next step that lies ahead', async () => {
      const day = (iso: string) => post(`${path}/answer`, { kind: 'date', name: 'Bo', day: iso, text: '' });
      for (const bad of ['2020-01-01', '9999-01-01', 'tomorrow', '']) expect((await day(bad)).status).toBe(400);
      const next = new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10);
      expect((await day(next)).status).toBe(303);
      expect((await one())?.nextStep).toBe(next);
    });

    test('and refuses what is too long, unknown or too much', async () => {
      const form = { kind: 'question', section: 'value_proposition', name: 'Bo', text: 'x' };
      for (const bad of [
        { ...form, text: 'x'.repeat(limits.buyer.textMax + 1) },
        { ...form, section: 'nowhere' },
        { ...form, kind: 'revoke' },
        { ...form, name: 'a\u0000b' },
        { ...form, text: '' },
      ])
        expect((await post(`${path}/answer`, bad)).status).toBe(400);
      expect((await post(`${path}/answer`, { ...form, text: 'x'.repeat(100_000) })).status).toBe(400);
      const many = [];
      for (let at = 0; at < limits.buyer.answersPerHour; at += 1)
        many.push((await post(`${path}/answer`, form)).status);
      expect(many.at(-1)).toBe(400);
      expect((await one())?.answers).toHaveLength(limits.buyer.answersPerHour);
    });
  });

  test('belongs to its organization: nobody else lists, makes or revokes its links, nor sends its versions', async () => {
    const [us, them] = [await signUp(server), await signUp(server)];
    const [ours, theirs] = [await begin(us, 'Ours.'), await begin(them, 'Theirs.')];
    const { id, path } = await share(us, ours);
    const { version } = (await us.call(keepVersion, { sessionId: ours })).body;
    expect((await them.call(listProposalShares, { sessionId: ours })).status).toBe(404);
    expect((await them.call(createProposalShare, { sessionId: ours, shareId: randomUUID(), days: 1 })).status).toBe(
      404,
    );
    for (const sessionId of [ours, theirs])
      expect((await them.call(revokeProposalShare, { sessionId, shareId: id })).status).toBe(404);
    const stolen = { sessionId: theirs, shareId: randomUUID(), days: 1, versionId: version.id };
    expect((await them.call(createProposalShare, stolen)).status).toBe(404);
    // The same id in another organization is a different link.
    const { path: twin } = await share(them, theirs, { shareId: id });
    expect(twin).not.toBe(path);
    expect((await get(twin)).text).toContain('Theirs.');
    expect((await get(path)).text).toContain('Ours.');
    const rows = await server.services.database.tenant(them.organizationId, (db) =>
      db.execute(sql`select organization_id from proposal_shares union all select organization_id from proposal_views`),
    );
    expect(new Set(rows.map((row) => row['organization_id']))).toEqual(new Set([them.organizationId]));
    const reader = await joinTeam(server, us);
    const seen = (await reader.call(listProposalShares, { sessionId: ours })).body;
    expect(seen).toMatchObject({ mayShare: false, shares: [{ id, link: null }] });
    expect((await reader.call(revokeProposalShare, { sessionId: ours, shareId: id })).status).toBe(403);
  });
});
