import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSharingSettings, revokeProposalShare, type ProposalShare } from '#contract/buyer.ts';
import { updateClient, uploadLogo } from '#contract/company.ts';
import { updateSession } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import { buyerCalls, viewIn } from '#tests/support/buyer/buyer-calls.ts';
import { onboard } from '#tests/support/onboarded.ts';
import { signUp, someAddress, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('a shared proposal', () => {
  let server: TestServer;
  let rep: TestPerson;
  let { begin, share, get, post, note, sharesOf: listed } = buyerCalls({ address: '' });
  beforeAll(async () => {
    server = await startTestServer();
    ({ begin, share, get, post, note, sharesOf: listed } = buyerCalls(server));
  });
  afterAll(() => server.close());
  const sharesOf = (sessionId: string): Promise<ProposalShare[]> => listed(sessionId, rep);

  /** Backdates a view. */
  const age = (view: string, seconds: number) =>
    server.services.database.db.execute(
      sql`update proposal_views set opened_at = opened_at - make_interval(secs => ${seconds}) where id = ${view}`,
    );

  describe('behind its link', () => {
    let sessionId: string;
    beforeAll(async () => {
      rep = await signUp(server);
      sessionId = await begin(rep, 'Everybody is through the gate in five minutes.');
    });

    test('shows the version that was sent and no later one, without script, unlisted and under the strict policy', async () => {
      const { path } = await share(rep, sessionId, { recipient: 'Bo' });
      await rep.call(updateSession, { sessionId, vision: 'A later vision.' });
      const { status, text, headers } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('Everybody is through the gate in five minutes.');
      expect(text).not.toContain('A later vision.');
      expect(text).toContain('Views of this page are counted.');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('set-cookie')).toBeNull();
      expect(text.replaceAll(/<script src="[^"]*" defer><\/script>/gu, '')).not.toContain('<script');
    });

    test('bears the logo of today, also where the one of its day is gone', async () => {
      const own = await signUp(server);
      await onboard(own);
      const { path } = await share(own, await begin(own, 'A quiet gate.'));
      expect((await get(path)).text).not.toContain('/files/');
      const upload = async (background: string): Promise<string> => {
        const form = new FormData();
        const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
        form.set('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'x.jpg', { type: 'image/jpeg' }));
        const headers = { authorization: `Bearer ${own.token}` };
        const answer = await fetch(`${server.address}${uploadLogo.path}`, { method: 'POST', body: form, headers });
        const { url } = (await answer.json()) as { url: string };
        await own.call(updateClient, { recordId: own.organizationId, 'logo url': url });
        return url;
      };
      const [first, second] = [await upload('#102030'), await upload('#302010')];
      const { text } = await get(path);
      expect(text).toContain(`<img src="${second}" alt="" `);
      expect(text).not.toContain(first);
    });

    test('answers 404 for a token that was guessed, cut or of another organization, and stores only a hash', async () => {
      const { id, path } = await share(rep, sessionId);
      const token = path.slice('/proposal/'.length);
      const [organization = '', secret = ''] = token.split('.');
      const other = await signUp(server);
      for (const guess of [
        `${organization}.${'A'.repeat(43)}`,
        token.slice(0, -1),
        `${other.organizationId}.${secret}`,
        `${organization}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
        'x',
        "'; drop table proposal_shares; --",
      ])
        expect(await get(`/proposal/${encodeURIComponent(guess)}`)).toMatchObject({ status: 404 });
      const rows = await server.services.database.db.execute(
        sql`select row_to_json(s)::text as row from proposal_shares s where id = ${id}`,
      );
      expect(JSON.stringify(rows)).not.toContain(secret);
      const answers = Array.from({ length: limits.buyer.unknownPerMinute + 1 }, () =>
        get(`/proposal/${organization}.${'B'.repeat(43)}`, { 'x-forwarded-for': '203.0.113.9' }),
      );
      expect((await Promise.all(answers)).map(({ status }) => status)).toContain(429);
    });

    test('answers 410 and says so once it is revoked or expired, also to a page that is open', async () => {
      const { id, path } = await share(rep, sessionId);
      const view = viewIn((await get(path)).text);
      expect(await note(path, view, {})).toBe(204);
      await rep.call(revokeProposalShare, { sessionId, shareId: id });
      const revoked = await get(path);
      expect(revoked.status).toBe(410);
      expect(revoked.text).toContain('This link was revoked.');
      expect(revoked.text).not.toContain('Norring');
      expect(await note(path, view, {})).toBe(410);
      expect((await get(`${path}/proposal.pdf`)).status).toBe(410);
      const form = { kind: 'accept', name: 'Bo', text: '' };
      expect((await post(`${path}/answer`, form)).status).toBe(410);
      expect((await sharesOf(sessionId)).find((each) => each.id === id)).toMatchObject({
        revoked: true,
        link: null,
        status: 'viewed',
        answers: [],
      });

      const second = await share(rep, sessionId);
      await server.services.database.db.execute(
        sql`update proposal_shares set expires_at = now() - interval '1 second' where id = ${second.id}`,
      );
      const expired = await get(second.path);
      expect(expired.status).toBe(410);
      expect(expired.text).toContain('This link has expired.');
      expect((await sharesOf(sessionId)).find((each) => each.id === second.id)).toMatchObject({
        status: 'expired',
        link: null,
      });
    });

    test('asks for password and email before it shows a word of it, and lets nobody guess for long', async () => {
      const { id, path } = await share(rep, sessionId, { password: 'harbor-gate-9', asksEmail: true });
      const closed = await get(path);
      expect(closed.text).toContain('Open the proposal');
      expect(closed.text).not.toContain('Norring');
      expect((await get(`${path}/proposal.pdf`)).status).toBe(403);
      expect((await post(`${path}/answer`, { kind: 'accept', name: 'Bo' })).status).toBe(403);
      const wrong = await post(`${path}/enter`, { password: 'harbor-gate-8', email: 'bo@norring.example' });
      expect(wrong.status).toBe(403);
      expect(wrong.text).toContain('This password isn’t right.');
      expect((await post(`${path}/enter`, { password: 'harbor-gate-9', email: 'bo' })).status).toBe(403);
      const entered = await post(`${path}/enter`, { password: 'harbor-gate-9', email: 'bo@norring.example' });
      expect(entered.status).toBe(303);
      const cookie = entered.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/HttpOnly/iu);
      expect(cookie).toMatch(/SameSite=Lax/iu);
      const pass = cookie.split(';')[0] ?? '';
      const open = await get(path, { cookie: pass });
      expect(open.text).toContain('Norring');
      expect((await sharesOf(sessionId)).find((each) => each.id === id)?.numbers.views[0]?.email).toBe(
        'bo@norring.example',
      );
      // One link's pass opens no other link, and a modified pass opens none.
      const other = await share(rep, sessionId, { password: 'harbor-gate-9' });
      expect((await get(other.path, { cookie: pass })).text).not.toContain('Norring');
      expect((await get(path, { cookie: `${pass}x` })).text).not.toContain('Norring');
      const tries = [];
      for (let at = 0; at <= limits.buyer.passwordsPerMinute; at += 1)
        tries.push(
          (await post(`${other.path}/enter`, { password: `guess-${at}` }, { 'x-forwarded-for': '203.0.113.8' })).status,
        );
      expect(tries.at(-1)).toBe(429);
      expect(tries.filter((status) => status === 403)).toHaveLength(limits.buyer.passwordsPerMinute);
    });

    test('is downloaded as a PDF where that is allowed, and nowhere else', async () => {
      const [with_, without] = [await share(rep, sessionId), await share(rep, sessionId, { downloads: false })];
      const file = await fetch(`${server.address}${with_.path}/proposal.pdf`);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      expect((await get(without.path)).text).not.toContain('Download PDF');
      expect((await get(`${without.path}/proposal.pdf`)).status).toBe(404);
    });
  });

  describe('counts what is read', () => {
    let sessionId: string;
    let path: string;
    let id: string;
    beforeAll(async () => {
      rep = await signUp(server);
      sessionId = await begin(rep, 'Everybody is through the gate in five minutes.');
    });
    const fresh = async (): Promise<void> => {
      ({ id, path } = await share(rep, sessionId));
    };
    const numbers = async () => (await sharesOf(sessionId)).find((each) => each.id === id)?.numbers;

    test('so that replayed and late notes add nothing, and totals of several views add up', async () => {
      await fresh();
      const address = someAddress();
      const [one, two] = [
        viewIn((await get(path, { 'x-forwarded-for': address })).text),
        viewIn((await get(path, { 'x-forwarded-for': address })).text),
      ];
      await age(one, 100);
      await age(two, 100);
      const sent = [
        [one, { transformation_journey: 10 }],
        [one, { transformation_journey: 20, value_proposition: 7 }],
        [two, { transformation_journey: 5, investment_summary: 9 }],
      ] as const;
      for (const [view, seconds] of [...sent, ...sent, ...sent.toReversed()])
        expect(await note(path, view, seconds)).toBe(204);
      expect(await numbers()).toMatchObject({
        opens: 2,
        viewers: 1,
        readingNow: 1,
        seconds: { transformation_journey: 25, value_proposition: 7, investment_summary: 9 },
      });
      await get(path);
      expect(await numbers()).toMatchObject({ opens: 3, viewers: 2 });
    });

    test('and takes no forged note: no more seconds than passed, no unknown section, no other link’s view', async () => {
      await fresh();
      const view = viewIn((await get(path)).text);
      expect(await note(path, view, { transformation_journey: 4000 })).toBe(204);
      expect((await numbers())?.seconds).toEqual({});
      for (const bad of [
        { transformation_journey: -5 },
        { transformation_journey: 1.5 },
        { __proto__x: 3 },
        { case_1: 'x' },
      ])
        expect(await note(path, view, bad)).toBe(400);
      expect(await note(path, 'x', {})).toBe(400);
      expect(await note(path, randomUUID(), {})).toBe(404);
      const other = await share(rep, sessionId);
      expect(await note(other.path, view, {})).toBe(404);
      await age(view, limits.buyer.viewSecondsMax + 60);
      expect(await note(path, view, { transformation_journey: 4000 })).toBe(204);
      expect((await numbers())?.seconds).toEqual({});
    });

    test('and a flood of opened pages counts up to its bounds, while the page goes on being shown', async () => {
      await fresh();
      const flood = Array.from({ length: limits.buyer.viewsPerHour + 15 }, () =>
        get(path, { 'x-forwarded-for': '203.0.113.7' }),
      );
      expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]));
      expect(await numbers()).toMatchObject({ opens: limits.buyer.viewsPerHour, viewers: 1 });
      await server.services.database.db.execute(
        sql`insert into proposal_views (organization_id, share_id, session_id, viewer)
          select organization_id, id, session_id, 'flood ' || n from proposal_shares, generate_series(1, ${limits.buyer.views}) n where id = ${id}`,
      );
      const before = (await numbers())?.opens;
      expect((await get(path)).status).toBe(200);
      expect((await numbers())?.opens).toBe(before);
      const calls = Array.from({ length: limits.buyer.callsPerMinute + 5 }, () =>
        get(path, { 'x-forwarded-for': '203.0.113.6' }),
      );
      expect((await Promise.all(calls)).map(({ status }) => status)).toContain(429);
    });

    test('without the seller’s own visits, programs that fetch links, and pages that come back from a form', async () => {
      await fresh();
      const signIn = await fetch(`${server.address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ email: rep.email, password: rep.password }),
      });
      const cookie = signIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const own = await get(path, { cookie });
      expect(own.text).toContain('your visit isn’t counted');
      expect(viewIn(own.text)).toBe('');
      await get(path, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
      await get(path, { 'sec-purpose': 'prefetch' });
      expect(await numbers()).toMatchObject({ opens: 0 });
      const stranger = await signUp(server);
      const theirs = await fetch(`${server.address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ email: stranger.email, password: stranger.password }),
      });
      const other = theirs.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const view = viewIn((await get(path, { cookie: other })).text);
      expect(view).not.toBe('');
      const sent = await post(`${path}/answer`, {
        kind: 'question',
        section: 'value_proposition',
        name: 'Bo',
        text: 'Why?',
        view,
      });
      await get(sent.headers.get('location') ?? '');
      expect(await numbers()).toMatchObject({ opens: 1 });
      await fetch(`${server.address}${path}/proposal.pdf?view=${view}`);
      await fetch(`${server.address}${path}/proposal.pdf?view=${view}`);
      expect(await numbers()).toMatchObject({ downloads: 1 });
    });

    test('nothing while the organization has switched it off, which only an admin can', async () => {
      await fresh();
      const member = await joinTeam(server, rep);
      const off = { countViews: false, font: 'inter' as const, approval: false, color: '#ffdd00' };
      expect((await member.call(changeSharingSettings, off)).status).toBe(403);
      expect((await rep.call(changeSharingSettings, off)).status).toBe(200);
      const { text } = await get(path);
      expect(text).toContain('Views of this page aren’t counted.');
      expect(text).toContain('/proposal-page/color/ffdd00-inter.css');
      expect((await get('/proposal-page/color/ffdd00-inter.css')).text).toContain('--serif:var(--sans)');
      expect(viewIn(text)).toBe('');
      expect(text).not.toContain('reader.js');
      expect(await numbers()).toMatchObject({ opens: 0 });
      expect((await sharesOf(sessionId)).find((each) => each.id === id)?.status).toBe('sent');
      await rep.call(changeSharingSettings, { countViews: true, color: '', font: '', approval: false });
    });
  });
});
