import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBilling } from '#contract/billing.ts';
import type { Claim } from '#contract/evidence.ts';
import { cancelPrep, deletePrep, readPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import {
  createShare,
  deleteNote,
  duplicatePrep,
  linkDocument,
  listShares,
  markClaim,
  readShared,
  refreshPrep,
  retrySection,
  revokeShare,
  saveNote,
} from '#contract/prep-reading.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepShares } from '#server/db/schema/prep-reading.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type Pages, type SiteServer } from '#tests/support/site-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const person = { firstName: 'Rhys', lastName: 'Tolland', roleTitle: 'Chief Operating Officer' };

function replaceIn(pages: Pages | undefined, from: string, to: string): void {
  for (const [path, page] of Object.entries(pages ?? {}))
    Object.assign(pages ?? {}, { [path]: String(page).replaceAll(from, to) });
}

describe('reading and changing a brief', () => {
  /** Two companies whose sites change between two runs. */
  const changing: Pages[] = [];
  let sites: SiteServer[] = [];
  let site: SiteServer;
  let server: TestServer;
  let rep: TestPerson;

  beforeAll(async () => {
    const pages = await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site'));
    site = await serveSite(pages);
    changing.push({ ...pages }, { ...pages });
    sites = [site, ...(await Promise.all(changing.map((each) => serveSite(each))))];
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: sites.map(({ host }) => host).join(',') });
    rep = await signUp(server, { name: 'Robin Seller' });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all(sites.map((each) => each.close()));
  });

  const read = async (prospectId: string, by = rep): Promise<PrepDetail> =>
    (await by.call(readPrep, { prospectId })).body.prepSession;
  const ended = (prospectId: string, by = rep) =>
    until(async () => {
      const prep = await read(prospectId, by);
      return prep.isPrepping ? null : prep;
    });
  const prepare = async (by = rep, company = `${site.url}/`): Promise<PrepDetail> =>
    ended((await by.call(startPrep, { ...person, company })).body.prepMeetingId, by);
  const claimsOf = (prep: PrepDetail): Claim[] =>
    Object.values(prep.brief.sections).flatMap((section) => section.claims);
  const firstFact = (prep: PrepDetail, at = 0): Claim =>
    prep.brief.sections.companySummary.claims.filter(({ kind }) => kind === 'fact')[at] as Claim;
  const mark = (prep: PrepDetail, claim: Claim, change: Record<string, unknown>, by = rep) =>
    by.call(markClaim, { prospectId: prep.prepMeetingId, claimId: claim.id, was: claim.text, ...change });

  test('pin, hide, thumb, edit and note survive a refresh, which says what is new, gone and changed', async () => {
    const seller = await signUp(server, { name: 'Robin Seller' });
    let prep = await prepare(seller, `${sites[1]?.url}/`);
    const [pinned, hidden, edited] = [firstFact(prep, 0), firstFact(prep, 1), firstFact(prep, 2)];
    await mark(prep, pinned, { pinned: true, thumb: 'up' }, seller);
    await mark(prep, hidden, { hidden: true }, seller);
    prep = (await mark(prep, edited, { text: 'They run cold stores, as Rhys told us.' }, seller)).body.prepSession;
    const noteId = randomUUID();
    prep = (
      await seller.call(saveNote, {
        prospectId: prep.prepMeetingId,
        noteId,
        section: 'painPoints',
        text: 'Ask about Rotterdam.',
      })
    ).body.prepSession;
    expect(prep.brief.sections.companySummary.claims[0]).toMatchObject({ id: pinned.id });
    expect(prep.marks.find(({ claimId }) => claimId === edited.id)).toMatchObject({
      text: 'They run cold stores, as Rhys told us.',
      edited: { original: edited.text, by: 'Robin Seller' },
    });
    expect(prep.brief.sections.companySummary.claims.find(({ id }) => id === edited.id)).toMatchObject({
      text: 'They run cold stores, as Rhys told us.',
      quotes: edited.quotes,
    });
    expect(prep.changes).toBeNull();

    const gone = claimsOf(prep).find(({ text }) => text.includes('148 million')) as Claim;
    replaceIn(changing[0], '£148 million', '£163 million');
    expect((await seller.call(refreshPrep, { prospectId: prep.prepMeetingId })).body.status).toBe('queued');
    const during = await read(prep.prepMeetingId, seller);
    expect(during.brief.sections.companySummary.claims.map(({ text }) => text)).toContain(
      'They run cold stores, as Rhys told us.',
    );
    prep = await ended(prep.prepMeetingId, seller);
    expect(prep.status).toBe('ready');
    const marked = new Map(prep.marks.map((each) => [each.text, each]));
    expect(marked.get(pinned.text)).toMatchObject({ pinned: true, thumb: 'up', kept: false });
    expect(marked.get(hidden.text)).toMatchObject({ hidden: true });
    expect(marked.get('They run cold stores, as Rhys told us.')).toMatchObject({ edited: { original: edited.text } });
    expect(prep.notes).toMatchObject([
      { id: noteId, section: 'painPoints', text: 'Ask about Rotterdam.', by: 'Robin Seller' },
    ]);
    const change = prep.changes?.items.find(({ before }) => before === gone.text);
    expect(change).toMatchObject({ kind: 'changed', after: expect.stringContaining('£163 million') });
    expect(prep.changes?.items.every(({ before, after }) => before !== after)).toBe(true);
    expect((await seller.call(readBilling, {})).body.usage.meters[0]?.used).toBe(2);
    expect((await seller.call(deleteNote, { prospectId: prep.prepMeetingId, noteId })).body.prepSession.notes).toEqual(
      [],
    );
    expect((await seller.call(deleteNote, { prospectId: prep.prepMeetingId, noteId })).status).toBe(404);
  }, 90_000);

  test('what was pinned and is not found again stays with its quote; a refresh that fails or is cancelled changes nothing and costs nothing', async () => {
    const seller = await signUp(server);
    let prep = await prepare(seller, `${sites[2]?.url}/`);
    const kept = claimsOf(prep).find(({ text, kind }) => kind === 'fact' && text.includes('148 million')) as Claim;
    await mark(prep, kept, { pinned: true }, seller);
    replaceIn(changing[1], '£148 million', 'a good sum');
    await seller.call(refreshPrep, { prospectId: prep.prepMeetingId });
    prep = await ended(prep.prepMeetingId, seller);
    const shown = claimsOf(prep).find(({ text }) => text === kept.text) as Claim;
    expect(prep.marks.find(({ claimId }) => claimId === shown.id)).toMatchObject({ kept: true, pinned: true });
    expect(shown.quotes.map(({ text }) => text)).toEqual(kept.quotes.map(({ text }) => text));
    expect(prep.brief.sources.map(({ id }) => id)).toContain(shown.quotes[0]?.sourceId);

    for (const path of Object.keys(changing[1] ?? {}))
      Object.assign(changing[1] ?? {}, { [path]: { status: 500, body: 'down' } });
    const before = prep.brief;
    await seller.call(refreshPrep, { prospectId: prep.prepMeetingId });
    prep = await ended(prep.prepMeetingId, seller);
    expect(prep).toMatchObject({ status: 'ready', failure: { reason: expect.any(String) } });
    expect(prep.brief.sections).toEqual(before.sections);
    expect((await seller.call(readBilling, {})).body.usage.meters[0]?.used).toBe(2);
    await Promise.all([
      seller.call(refreshPrep, { prospectId: prep.prepMeetingId }),
      seller.call(refreshPrep, { prospectId: prep.prepMeetingId }),
    ]);
    await seller.call(cancelPrep, { prospectId: prep.prepMeetingId });
    prep = await ended(prep.prepMeetingId, seller);
    expect(prep.brief.sections).toEqual(before.sections);
    await until(async () => ((await seller.call(readBilling, {})).body.usage.meters[0]?.used === 2 ? true : null));
  }, 90_000);

  test('a statement marked wrong goes with all that rests on it, here and in every later brief on the company', async () => {
    const first = await prepare();
    const foundations = new Set(claimsOf(first).flatMap((claim) => claim.restsOn ?? []));
    const wrong = claimsOf(first).find(({ id, kind }) => kind === 'fact' && foundations.has(id)) as Claim;
    const resting = claimsOf(first)
      .filter(({ restsOn }) => restsOn?.includes(wrong.id))
      .map(({ text }) => text);
    const taken = (await mark(first, wrong, { wrong: true })).body.prepSession;
    const told = claimsOf(taken).map(({ text }) => text);
    expect(told).not.toContain(wrong.text);
    for (const text of resting) expect(told).not.toContain(text);
    expect(JSON.stringify(taken.brief.questions.map(({ restsOn }) => restsOn))).not.toContain(`"${wrong.id}"`);

    const later = await prepare();
    expect(claimsOf(later).map(({ text }) => text)).not.toContain(wrong.text);
    expect(later.currentDiscQuestions).toHaveLength(4);
    expect(later.futureDiscQuestions).toHaveLength(4);
    const restored = (
      await rep.call(markClaim, {
        prospectId: first.prepMeetingId,
        claimId: taken.marks.find((each) => each.wrong)?.claimId ?? '',
        was: wrong.text,
        wrong: false,
      })
    ).body.prepSession;
    expect(claimsOf(restored).map(({ text }) => text)).toContain(wrong.text);
  }, 60_000);

  test('an edit upon a sentence that changed meanwhile is refused, and only its owner and admins may mark', async () => {
    const prep = await prepare(await signUp(server).then((fresh) => (rep = fresh)));
    const claim = firstFact(prep);
    expect((await mark(prep, claim, { text: 'One' })).status).toBe(200);
    const late = await mark(prep, claim, { text: 'Two' });
    expect(late).toMatchObject({ status: 409, body: { error: expect.stringContaining('has changed') } });
    const back = await rep.call(markClaim, {
      prospectId: prep.prepMeetingId,
      claimId: claim.id,
      was: 'One',
      text: null,
    });
    expect(back.body.prepSession.marks.find(({ claimId }) => claimId === claim.id)?.edited ?? null).toBeNull();
    expect(
      (
        await rep.call(markClaim, {
          prospectId: prep.prepMeetingId,
          claimId: 'companySummary-999',
          was: 'x',
          pinned: true,
        })
      ).status,
    ).toBe(404);
    const colleague = await joinTeam(server, rep);
    const inTeam = { 'x-organization-id': rep.organizationId };
    const changes = [
      colleague.call(
        markClaim,
        { prospectId: prep.prepMeetingId, claimId: claim.id, was: claim.text, pinned: true },
        inTeam,
      ),
      colleague.call(
        saveNote,
        { prospectId: prep.prepMeetingId, noteId: randomUUID(), section: null, text: 'x' },
        inTeam,
      ),
      colleague.call(refreshPrep, { prospectId: prep.prepMeetingId }, inTeam),
      colleague.call(createShare, { prospectId: prep.prepMeetingId, shareId: randomUUID(), days: 1 }, inTeam),
      colleague.call(listShares, { prospectId: prep.prepMeetingId }, inTeam),
    ];
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const requestId = randomUUID();
    const copies = await Promise.all(
      [1, 2].map(() => colleague.call(duplicatePrep, { prospectId: prep.prepMeetingId, requestId }, inTeam)),
    );
    expect(new Set(copies.map(({ body }) => body.prepMeetingId)).size).toBe(1);
    const copy = (await colleague.call(readPrep, { prospectId: copies[0]?.body.prepMeetingId ?? '' }, inTeam)).body
      .prepSession;
    expect(copy).toMatchObject({ userId: colleague.userId, status: 'ready', brief: { sections: prep.brief.sections } });
    expect((await rep.call(deletePrep, { prospectId: prep.prepMeetingId })).body.success).toBe(true);
    expect((await colleague.call(readPrep, { prospectId: copy.prepMeetingId }, inTeam)).status).toBe(200);
  }, 60_000);

  test('a section that failed is written again alone, on the sources of the brief, and costs nothing', async () => {
    const seller = await signUp(server);
    const { services } = server;
    services.analyst = {
      ...builtInAnalyst,
      compose: (task, signal) =>
        task.key === 'industryTrends'
          ? Promise.reject(new Error('no trends today'))
          : builtInAnalyst.compose(task, signal),
    };
    const prep = await prepare(seller);
    expect(prep.brief.sections.industryTrends).toMatchObject({ status: 'failed', claims: [] });
    services.analyst = builtInAnalyst;
    const { prepMeetingId: prospectId } = prep;
    expect((await seller.call(retrySection, { prospectId, section: 'companySummary' })).body.status).toBe('ready');
    await Promise.all([1, 2].map(() => seller.call(retrySection, { prospectId, section: 'industryTrends' })));
    const after = await ended(prospectId, seller);
    expect(after.brief.sections.industryTrends.status).toBe('ready');
    expect({ ...after.brief.sections, industryTrends: null }).toEqual({ ...prep.brief.sections, industryTrends: null });
    expect(after.brief.questions).toEqual(prep.brief.questions);
    const known = new Set(after.brief.sources.map(({ id }) => id));
    for (const claim of after.brief.sections.industryTrends.claims)
      for (const quote of claim.quotes) expect(known).toContain(quote.sourceId);
    expect((await seller.call(readBilling, {})).body.usage.meters[0]?.used).toBe(1);
  }, 60_000);

  test('a link shows the brief without signing in, until it is revoked or expires; only its hash is stored', async () => {
    const seller = await signUp(server, { name: 'Robin Seller' });
    const prep = await prepare(seller);
    const { prepMeetingId: prospectId } = prep;
    const hidden = firstFact(prep);
    await mark(prep, hidden, { hidden: true }, seller);
    const shareId = randomUUID();
    const [made] = await Promise.all([1, 2].map(() => seller.call(createShare, { prospectId, shareId, days: 7 })));
    const token = made?.body.share.link?.replace('/share/', '') ?? '';
    expect((await seller.call(listShares, { prospectId })).body.shares).toHaveLength(1);
    const shown = await callServer(server, readShared, { token });
    expect(shown).toMatchObject({
      status: 200,
      body: { companyName: 'Fernhollow Cold Chain', sharedBy: 'Robin Seller' },
    });
    expect(JSON.stringify(shown.body)).not.toContain(JSON.stringify(hidden.text).slice(1, -1));
    for (const secret of [seller.email, seller.userId, seller.organizationId])
      expect(JSON.stringify(shown.body)).not.toContain(secret);
    const rows = await server.services.database.tenant(seller.organizationId, (db) => db.select().from(prepShares));
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    const page = await fetch(`${server.address}/share/${token}`);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await callServer(server, readShared, { token: `${token.slice(0, -1)}x` })).status).toBe(404);
    await server.services.database.tenant(seller.organizationId, (db) =>
      db.update(prepShares).set({ expiresAt: new Date(Date.now() - 1000) }),
    );
    expect((await callServer(server, readShared, { token })).status).toBe(404);
    const other = randomUUID();
    const second =
      (await seller.call(createShare, { prospectId, shareId: other, days: 1 })).body.share.link?.replace(
        '/share/',
        '',
      ) ?? '';
    expect((await callServer(server, readShared, { token: second })).status).toBe(200);
    expect((await seller.call(revokeShare, { prospectId, shareId: other })).body.share).toMatchObject({
      state: 'revoked',
      link: null,
    });
    expect((await callServer(server, readShared, { token: second })).status).toBe(404);
  }, 60_000);

  test('a link shows neither a statement that was marked wrong nor a question that rests on it', async () => {
    const seller = await signUp(server);
    const prep = await prepare(seller);
    const { prepMeetingId: prospectId } = prep;
    const asked = prep.brief.questions.find(({ restsOn }) => restsOn.length > 0);
    const wrong = claimsOf(prep).find(({ id }) => asked?.restsOn.includes(id)) as Claim;
    const resting = prep.brief.questions.filter(({ restsOn }) => restsOn.includes(wrong.id)).map(({ text }) => text);
    const made = await seller.call(createShare, { prospectId, shareId: randomUUID(), days: 7 });
    const token = made.body.share.link?.replace('/share/', '') ?? '';
    const shownBefore = JSON.stringify((await callServer(server, readShared, { token })).body);
    const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
    for (const text of [wrong.text, ...resting]) expect(shownBefore).toContain(inJson(text));
    const { prepSession } = (await mark(prep, wrong, { wrong: true }, seller)).body;
    const shown = JSON.stringify((await callServer(server, readShared, { token })).body);
    for (const text of [wrong.text, ...resting]) expect(shown).not.toContain(inJson(text));
    const doubtful = prepSession.brief.questions.filter((each) => each.doubtful === true).map(({ text }) => text);
    for (const { currentDiscQuestions, futureDiscQuestions } of [prepSession, prepSession.brief])
      for (const text of doubtful) expect([...currentDiscQuestions, ...futureDiscQuestions]).not.toContain(text);
  }, 60_000);

  test('twenty links are open at once at most, also when thirty are made at the same moment', async () => {
    const seller = await signUp(server);
    const { prepMeetingId: prospectId } = await prepare(seller);
    const made = await Promise.all(
      Array.from({ length: 30 }, () => seller.call(createShare, { prospectId, shareId: randomUUID(), days: 7 })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(200), ...Array(10).fill(409)]);
    expect((await seller.call(listShares, { prospectId })).body.shares).toHaveLength(20);
    // Repeating the request returns its link, although no further one may be created.
    const again = (await seller.call(listShares, { prospectId })).body.shares[0]?.id ?? '';
    expect((await seller.call(createShare, { prospectId, shareId: again, days: 7 })).status).toBe(200);
  }, 60_000);

  test('the PDF has text that can be selected, in any script, and its address answers for a minute and for members alone', async () => {
    const seller = await signUp(server, { name: 'Robin Seller' });
    const started = await seller.call(startPrep, {
      firstName: 'ليلى',
      lastName: '佐藤 🚀 #panic("x") $y$',
      roleTitle: '部長',
      company: `${site.url}/`,
    });
    const prep = await ended(started.body.prepMeetingId, seller);
    await seller.call(saveNote, {
      prospectId: prep.prepMeetingId,
      noteId: randomUUID(),
      section: 'talkingPoints',
      text: 'Bring = the *Rotterdam* #figures, 김민수 and 张伟',
    });
    const { address } = (await seller.call(linkDocument, { prospectId: prep.prepMeetingId })).body;
    const answer = await fetch(`${server.address}${address}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Brief%20Fernhollow%20Cold%20Chain.pdf",
    );
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(new Uint8Array(await answer.arrayBuffer()));
    const texts = [...document.pages()].map((page) => page.getText());
    const text = texts.join('\n').replaceAll(/\s+/gu, ' ');
    expect(texts.length).toBeLessThanOrEqual(8);
    for (const page of texts) expect(page.trim().length).toBeGreaterThan(40);
    for (const words of [
      'Fernhollow Cold Chain',
      '佐藤',
      '#panic("x") $y$',
      '部長',
      '🚀',
      'Bring = the *Rotterdam* #figures',
      '김민수',
      '张伟',
      'Talking points',
      'Sources',
    ])
      expect(text).toContain(words);
    document.destroy();
    library.destroy();
    expect((await fetch(`${server.address}${address}x`)).status).toBe(410);
    const old = address.replace(
      /[^/.]+(?=\.)/u,
      Buffer.from(
        JSON.stringify([seller.organizationId, seller.userId, prep.prepMeetingId, Date.now() + 1e9]),
      ).toString('base64url'),
    );
    expect((await fetch(`${server.address}${old}`)).status).toBe(410);
  }, 60_000);
});
