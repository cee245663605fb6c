import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession, readSession } from '#contract/discovery.ts';
import { processDocument } from '#contract/content.ts';
import { reportVitals, vitalsPerMinute } from '#contract/vitals.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { callServer, signUp, someAddress } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
const token = 'a-token-of-the-operator';
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token });
});
afterAll(() => server.close());

async function scrape(headers: Record<string, string> = { authorization: `Bearer ${token}` }): Promise<string> {
  const answer = await fetch(`${server.address}/metrics`, { headers });
  return answer.ok ? answer.text() : `${answer.status}`;
}
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? NaN,
  );

describe('/metrics', () => {
  test('answers whoever knows the token and nobody else', async () => {
    expect(await scrape({})).toBe('401');
    expect(await scrape({ authorization: 'Bearer another' })).toBe('401');
    expect(await scrape()).toContain('process_resident_memory_bytes');
  });

  test('without a token, programs on this machine alone, and no proxy', async () => {
    const open = await startTestServer();
    try {
      expect((await fetch(`${open.address}/metrics`)).status).toBe(200);
      const forwarded = await fetch(`${open.address}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
      expect(forwarded.status).toBe(404);
    } finally {
      await open.close();
    }
  });

  test('counts requests by route, open streams and jobs, with no id, name or address of anybody', async () => {
    const person = await signUp(server);
    const created = await person.call(createSession, { sessionName: 'Call with Fernhollow' });
    const sessionId = created.body.data?.sessionId ?? '';
    await person.call(readSession, { sessionId });
    await person.call(processDocument, batch(person, [textFile('site.txt', 'Fernhollow ships cold goods.')]));
    const stop = new AbortController();
    const stream = await fetch(`${server.address}${readSession.path}?sessionId=${sessionId}`, {
      headers: { authorization: `Bearer ${person.token}`, accept: 'text/event-stream' },
      signal: stop.signal,
    });
    const reader = stream.body?.getReader();
    await reader?.read();
    const text = await scrape();
    const call = `{method="GET",route="${readSession.path}",status="200"}`;
    expect(valueOf(text, `dealwright_requests_total${call}`)).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'dealwright_event_streams')).toBe(1);
    expect(valueOf(text, 'dealwright_jobs{job="content-train",state="completed"}')).toBe(1);
    expect(text).toMatch(/^dealwright_job_wait_seconds\{job="content-train"\} 0\.000$/m);
    for (const secret of [person.email, person.userId, person.organizationId, sessionId, 'Fernhollow', person.token])
      expect(text).not.toContain(secret);
    stop.abort();
    await until(async () => (valueOf(await scrape(), 'dealwright_event_streams') === 0 ? true : null));
  });

  test('counts what browsers report, limited in rate and size, and takes nothing else', async () => {
    const from = { 'x-forwarded-for': someAddress() };
    const report = {
      vitals: [
        { name: 'LCP', value: 1200 },
        { name: 'CLS', value: 0.02 },
      ],
      errors: 2,
      rejections: 1,
    };
    expect(await callServer(server, reportVitals, report, from)).toEqual({ status: 200, body: { counted: true } });
    const text = await scrape();
    expect(valueOf(text, 'dealwright_web_vital_seconds_sum{name="LCP"}')).toBe(1.2);
    expect(valueOf(text, 'dealwright_web_layout_shift_count')).toBe(1);
    expect(valueOf(text, 'dealwright_browser_errors_total{kind="error"}')).toBe(2);
    const named = { vitals: [{ name: 'dana@people.example', value: 1 }] };
    expect((await callServer(server, reportVitals, named, from)).status).toBe(400);
    expect((await callServer(server, reportVitals, { text: 'x'.repeat(3000) }, from)).status).toBe(413);
    const statuses: number[] = [];
    for (let at = 0; at < vitalsPerMinute; at += 1)
      statuses.push((await callServer(server, reportVitals, report, from)).status);
    expect(statuses).toContain(429);
    expect((await callServer(server, reportVitals, report, { 'x-forwarded-for': someAddress() })).status).toBe(200);
  });
});
