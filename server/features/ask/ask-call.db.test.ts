import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askCall } from '#contract/ask-call.ts';
import { processDocument } from '#contract/content.ts';
import { readCoach } from '#contract/coaching.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { startPrep, readPrep } from '#contract/prep.ts';
import { markClaim } from '#contract/prep-reading.ts';
import { addLines, addTranscript, changeSpeakers, readLines } from '#contract/session-lines.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { join } from 'node:path';

const spoken = `00:05 Rae Seller: Thanks for the time today, how are things at the depot?
00:12 Dale Buyer: Busy. We load forty trucks a night and the paperwork is still typed by hand.
00:40 Rae Seller: What does that cost you?
00:44 Dale Buyer: About 31,000 euro a year in penalties, says finance.
01:20 Rae Seller: When do you need a new system?
01:24 Dale Buyer: Before the end of March, because the audit is in April.
02:10 Rae Seller: Who signs off on a purchase like this?
02:15 Dale Buyer: Marisol Vega, our finance director, has the last word.
03:00 Dale Buyer: We had a demo of Quorvex last year and it was too slow for the drivers.`;

describe('what a call, its brief and the content say', () => {
  let server: TestServer;
  let site: SiteServer;
  let rep: TestPerson;
  beforeAll(async () => {
    site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
    rep = await signUp(server);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const begin = async (more: object = {}): Promise<string> => {
    const sessionId = (await rep.call(createSession, more)).body.data?.sessionId ?? '';
    await rep.call(addTranscript, { sessionId, requestId: crypto.randomUUID(), text: spoken });
    return sessionId;
  };

  test('what somebody said of something is looked for by that thing alone, and by who said it', async () => {
    const own = await signUp(server);
    const sessionId = (await own.call(createSession, {})).body.data?.sessionId ?? '';
    await own.call(addTranscript, { sessionId, requestId: crypto.randomUUID(), text: spoken });
    const ask = async (question: string) => (await own.call(askCall, { sessionId, question })).body;
    for (const [question, words] of [
      ['What did they say about trucks?', /^Busy\.|forty trucks/u],
      ['What did Dale say about the audit?', /audit is in April/u],
      ['Did anyone mention the drivers?', /too slow for the drivers/u],
    ] as const) {
      const { call } = await ask(question);
      expect([question, call.certain, call.found[0]?.text]).toEqual([question, true, expect.stringMatching(words)]);
      expect(call.found.every(({ speaker }) => speaker === 'Dale Buyer')).toBe(true);
    }
    // Who is named said nothing of it: somebody else's words come near, and are no answer.
    expect((await ask('What did Rae say about the audit?')).call.certain).toBe(false);
    // Not the penalties, which are a sum as well; nobody spoke of a price.
    const { call: near } = await ask('What did they say about the price of the demo?');
    expect([near.certain, near.found[0]?.text]).toEqual([false, expect.stringContaining('demo of Quorvex')]);
    // 'About' in an answer is no answer about something else.
    expect((await ask('What did they say about pensions?')).call).toEqual({ certain: false, found: [] });
    expect((await ask('Was a pilot mentioned?')).call.found).toEqual([]);
  });

  test('answers carry the line that says it, word for word; what nobody said is not answered', async () => {
    const sessionId = await begin();
    const ask = async (question: string) => (await rep.call(askCall, { sessionId, question })).body;
    const { lines } = (await rep.call(readLines, { sessionId })).body;
    const expected = [
      ['How much do the penalties cost?', /31,000 euro/u],
      ['Who signs off on the purchase?', /Marisol Vega/u],
      ['When do they need a new system?', /March/u],
      ['What was wrong with Quorvex?', /too slow/u],
    ] as const;
    for (const [question, words] of expected) {
      const { call } = await ask(question);
      expect([question, call.found.map(({ text }) => text).join(' ')]).toEqual([
        question,
        expect.stringMatching(words),
      ]);
      for (const { text, lineId } of call.found) expect(lines.find(({ id }) => id === lineId)?.text).toContain(text);
    }
    for (const question of ['Which cloud do they host on?', 'How many employees work in Madrid?', 'xyzzy']) {
      const answer = await ask(question);
      expect([question, answer.call.found, answer.prep.found, answer.content]).toEqual([question, [], [], null]);
      expect(answer.looked.lines).toBe(9);
    }
    // Only a word of it was said: the closest is shown as no more than that.
    expect((await ask('What does their insurance cost?')).call.certain).toBe(false);
  });

  test('a question answers nothing, with and without marks: the reply of the other side does', async () => {
    const ask = async (text: string) => {
      // A new organization has only a few sessions.
      const own = await signUp(server);
      const sessionId = (await own.call(createSession, {})).body.data?.sessionId ?? '';
      await own.call(addTranscript, { sessionId, requestId: crypto.randomUUID(), text });
      const { body } = await own.call(askCall, { sessionId, question: 'What is the budget?' });
      return body.call.found.map(({ text: found }) => found);
    };
    const [question, reply] = [
      'what is the budget if you don’t mind me asking',
      'somewhere round seventy five thousand a year',
    ];
    const others = ['we load twelve lorries each night', 'the yard is full by six'];
    const named = `Speaker 1: ${question}\nSpeaker 2: ${reply}\nSpeaker 1: good\n${others.map((each) => `Speaker 2: ${each}`).join('\n')}`;
    expect(await ask(named)).toEqual([reply]);
    expect(await ask([question, reply, ...others].join('\n'))).toEqual([reply]);
    expect(await ask(`Speaker 1: ${question}\nSpeaker 2: what do you mean\nSpeaker 2: ${reply}`)).toEqual([reply]);
    expect(await ask([...others, question].join('\n'))).toEqual([]);
  });

  test('what answers best stands first: a price from the content, who decides from a note, one’s own promises from the call', async () => {
    const own = await signUp(server);
    const prices = '# Prices\n\n## Arvane chair\n\nThe Arvane Plus chair costs 14,400 euro with one lamp.\n';
    await own.call(processDocument, batch(own, [textFile('prices.md', prices)]));
    const text = `Mo Seller: I'll email you two references by Friday.
Petra Buyer: Fine. I'll let you have the plans by Tuesday.
Petra Buyer: Denthaus made us an offer last month, but they can't deliver before September.
Mo Seller: Good, thanks.`;
    const fields = { currentFinancialImpact: 'About 450 euro a week' };
    const sessionId = (await own.call(createSession, fields)).body.data?.sessionId ?? '';
    await own.call(addTranscript, { sessionId, requestId: crypto.randomUUID(), text });
    const { speakers } = (await own.call(readSession, { sessionId })).body.data;
    const sides = speakers.map(({ id, name }) => ({
      speakerId: id,
      side: name === 'Mo Seller' ? ('rep' as const) : ('prospect' as const),
    }));
    await own.call(changeSpeakers, { sessionId, change: { kind: 'sides', sides } });
    const note = { id: crypto.randomUUID(), kind: 'note' as const, atMs: 90_000, text: 'CFO signs' };
    await own.call(addLines, { sessionId, lines: [note] });
    const ask = async (question: string) => (await own.call(askCall, { sessionId, question })).body;

    const price = await ask('How much is the Arvane Plus?');
    expect(price.order[0]).toBe('content');
    expect(price.content?.answer?.sentences[0]?.text).toContain('14,400 euro');
    const decides = await ask('Who decides?');
    expect([decides.order[0], decides.call.certain, decides.call.found[0]?.text]).toEqual(['call', true, 'CFO signs']);
    const mine = await ask('What did I promise to send?');
    expect(mine.call.found.map((each) => each.text)).toEqual(["I'll email you two references by Friday."]);
    expect(mine.content).toBeNull();
    const theirs = await ask('What did Petra promise?');
    expect(theirs.call.found.map((each) => each.text)).toEqual(["I'll let you have the plans by Tuesday."]);
    expect(theirs.looked).toMatchObject({ claims: 0, passages: 0, callAlone: true });
    const named = await ask('What did Mo promise?');
    expect(named.call.found).toMatchObject([
      { text: "I'll email you two references by Friday.", speaker: 'Mo Seller' },
    ]);
    const cost = await ask('What does the problem cost them?');
    expect([cost.order[0], cost.fields.found]).toEqual([
      'fields',
      [{ text: 'About 450 euro a week', field: 'currentFinancialImpact' }],
    ]);
    expect((await ask('Who else are they talking to?')).call.found[0]?.text).toContain('Denthaus');
  });

  test('a sum that was taken back is no answer: what the coach holds by now is', async () => {
    const own = await signUp(server);
    const sessionId = (await own.call(createSession, {})).body.data?.sessionId ?? '';
    const note = (text: string, atMs: number) => ({ id: crypto.randomUUID(), kind: 'note' as const, atMs, text });
    await own.call(addLines, {
      sessionId,
      lines: [note('Budget about 60k this year, not more', 10_000), note('Not 60k, he corrected: 75k', 60_000)],
    });
    await until(async () => {
      const { suggestions } = (await own.call(readCoach, { sessionId })).body;
      return suggestions.some(({ text }) => text.includes('75k')) ? true : null;
    });
    const { call } = (await own.call(askCall, { sessionId, question: 'What is their budget?' })).body;
    expect(call.found.map(({ text }) => text)).toEqual([expect.stringContaining('75k')]);
  });

  test('the brief answers with its statement, and not with one that was marked wrong; private notes stay private', async () => {
    const started = await rep.call(startPrep, {
      firstName: 'Rhys',
      lastName: 'Tolland',
      roleTitle: 'Chief Operating Officer',
      company: `${site.url}/`,
    });
    const prospectId = started.body.prepMeetingId;
    const prep = await until(async () => {
      const { prepSession } = (await rep.call(readPrep, { prospectId })).body;
      return prepSession.isPrepping ? null : prepSession;
    });
    const fact = prep.brief.sections.companySummary.claims.find(({ kind }) => kind === 'fact');
    const question = `What is known of this: ${fact?.text ?? ''}`.slice(0, 290);
    const sessionId = await begin({ prepMeetingId: prospectId });
    const ask = async (by = rep, headers = {}) => (await by.call(askCall, { sessionId, question }, headers)).body;
    expect((await ask()).prep.found).toContainEqual(
      expect.objectContaining({ claimId: fact?.id, section: 'companySummary' }),
    );
    await rep.call(markClaim, { prospectId, claimId: fact?.id ?? '', was: fact?.text ?? '', hidden: true });
    expect((await ask()).prep.found.map(({ claimId }) => claimId)).not.toContain(fact?.id);
    const secret = {
      id: crypto.randomUUID(),
      kind: 'private-note' as const,
      atMs: 0,
      text: 'The zebra budget is 90,000 euro.',
    };
    await rep.call(addLines, { sessionId, lines: [secret] });
    const colleague = await joinTeam(server, rep);
    const zebra = { sessionId, question: 'How much is the zebra budget?' };
    expect((await rep.call(askCall, zebra)).body.call.found.map(({ lineId }) => lineId)).toEqual([secret.id]);
    expect((await colleague.call(askCall, zebra, { 'x-organization-id': rep.organizationId })).body.call.found).toEqual(
      [],
    );
  });
});
