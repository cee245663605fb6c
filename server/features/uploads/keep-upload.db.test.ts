import { request } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const part = (name: string, text: string): string =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n${text}`;

describe('a form with a file to train on', () => {
  let server: TestServer;
  let person: TestPerson;
  const uncaught: unknown[] = [];
  const note = (error: unknown): unknown => uncaught.push(error);

  beforeAll(async () => {
    server = await startTestServer();
    person = await signUp(server);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    uncaught.length = 0;
    process.on('uncaughtException', note);
  });
  afterEach(() => {
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });

  const kept = (): string[] =>
    readdirSync(join(server.services.environment.dataDir), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /uploads\/./.test(path),
    );
  const send = (body: string, type = 'multipart/form-data; boundary=edge') =>
    fetch(`${server.address}/api/blob-upload/route?purpose=content`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
      body,
    });

  test.each([
    ['a part that is not asked for, cut short', part('other', 'half of it')],
    ['the file, cut short', part('file', 'half of it')],
    ['the file, cut short after a large piece', part('file', 'x'.repeat(3_000_000))],
    ['the file behind a part, cut short', `${part('other', 'whole')}\r\n${part('file', 'half')}`],
    ['a head that never ends', '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.txt"'],
    ['a boundary and nothing else', '--edge\r\n'],
    ['no boundary', 'just text'],
    ['nothing', ''],
  ])('%s is refused as incomplete, and nothing of it stays', async (_what, body) => {
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    expect(kept()).toEqual([]);
  });

  test.each(['', 'multipart/form-data', 'text/plain', 'multipart/form-data; boundary='])(
    'the content type "%s" is refused',
    async (type) => {
      const answer = await send(`${part('file', 'whole')}\r\n--edge--\r\n`, type);
      expect(answer.status).toBe(400);
    },
  );

  test.each(['other', 'file'])('a connection that breaks off within the part %s leaves nothing', async (name) => {
    const { hostname, port } = new URL(server.address);
    await new Promise<void>((resolve) => {
      const sending = request({
        hostname,
        port,
        method: 'POST',
        path: '/api/blob-upload/route?purpose=content',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'multipart/form-data; boundary=edge',
          'content-length': '5000000',
        },
      });
      sending.on('error', () => resolve());
      sending.write(part(name, 'x'.repeat(200_000)), () => setTimeout(() => sending.destroy(new Error('gone')), 200));
    });
    await expect.poll(kept).toEqual([]);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  });
});
