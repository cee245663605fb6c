import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { readContentFile } from '#contract/content-library.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { addLines, readLines } from '#contract/session-lines.ts';
import { serversOf } from '#tests/support/server-process.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { withDatabase } from '#tests/support/test-cluster.ts';
import { until } from '#tests/support/until.ts';

const root = join(import.meta.dirname, '..');

interface End {
  code: number | string | null;
  stdout: string;
  stderr: string;
}

function command(args: string[], settings: Record<string, string>): Promise<End> {
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'server', 'main.ts'), ...args],
      { cwd: root, env },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : (error.code ?? null), stdout, stderr }),
    );
  });
}

async function signInAgain(product: Product, { email, password }: TestPerson): Promise<Record<string, string>> {
  const answer = await fetch(`${product.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.address },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

describe('backup and restore', () => {
  const folder = temporaryFolder('backup');
  const backup = join(folder.path, 'all.tar.gz');
  const places = { first: join(folder.path, 'first'), second: join(folder.path, 'second') };
  const running: Product[] = [];
  let person: TestPerson;
  let sessionId = '';
  let documentId = '';
  const text = 'Fernhollow ships cold goods with 3 people less. '.repeat(50);

  const start = async (dataDir: string, settings: Record<string, string> = {}): Promise<Product> => {
    // Each installation has a key of its own.
    const product = await startProduct(dataDir, settings, {
      demo: settings['DATABASE_URL'] === undefined,
      first: true,
    });
    running.push(product);
    return product;
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((product) => product.stop()));
  };

  /** What the person left in the first installation is here, whole. */
  async function expectAllOf(product: Product): Promise<void> {
    const kept = await callServer(product, readSession, { sessionId }, { authorization: `Bearer ${person.token}` });
    expect([kept.status, kept.body.data?.sessionName]).toEqual([200, 'Call with Fernhollow']);
    const headers = await signInAgain(product, person);
    const { body } = await callServer(product, readLines, { sessionId }, headers);
    expect(body.lines.map((line) => line.text)).toEqual(['They have 3 sites\twith a tab\nand a new line \\N']);
    const file = await fetch(`${product.address}${readContentFile.path.replace(':contentId', documentId)}`, {
      headers,
    });
    expect(await file.text()).toBe(text);
  }

  beforeAll(async () => {
    const product = await start(places.first);
    person = await signUp(product);
    const created = await person.call(createSession, { sessionName: 'Call with Fernhollow' });
    sessionId = created.body.data?.sessionId ?? '';
    const line = {
      id: randomUUID(),
      kind: 'note' as const,
      atMs: 0,
      text: 'They have 3 sites\twith a tab\nand a new line \\N',
    };
    await person.call(addLines, { sessionId, lines: [line] });
    const sent = await person.call(processDocument, batch(person, [textFile('site.txt', text)]));
    documentId = sent.body.documents[0]?.DocumentId ?? '';
    const made = await command(['backup', backup], { DATA_DIR: places.first });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/^Backed up \d+ rows of \d+ tables and \d+ files into .*read back and whole/);
    // While it ran, the product answered on.
    await expectAllOf(product);
  });
  afterAll(async () => {
    await stopAll();
    folder.remove();
  });

  test('what was backed up while the product ran is restored elsewhere: sign-in, session, notes and files', async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(await command(['restore', backup], { DATA_DIR: places.second })).toMatchObject({ code: 0, stderr: '' });
    await expectAllOf(await start(places.second));
    const again = await command(['backup', backup], { DATA_DIR: places.first });
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toMatch(/exists already\. Nothing was written/);
  });

  test('it is refused, with nothing changed, over a running or a used installation, from a damaged file or none', async () => {
    const { first } = places;
    const refused = async (file: string, dataDir: string): Promise<string> => {
      const end = await command(['restore', file], { DATA_DIR: dataDir });
      expect([end.code === 0, end.stdout]).toEqual([false, '']);
      return end.stderr;
    };
    expect(await refused(backup, first)).toMatch(/already runs on this data folder/);
    await stopAll();
    expect(await refused(backup, first)).toMatch(/isn’t empty\. Add --replace/);
    const damaged = join(folder.path, 'damaged.tar.gz');
    copyFileSync(backup, damaged);
    truncateSync(damaged, Math.floor(statSync(backup).size / 2));
    expect(await refused(damaged, join(folder.path, 'third'))).toMatch(/isn’t a whole backup/);
  });

  test('killed at any moment, a restore has happened wholly or not at all', async () => {
    await stopAll();
    const other = join(folder.path, 'other');
    const product = await start(other);
    const owner = await signUp(product, { organization: 'Another company' });
    await owner.call(processDocument, batch(owner, [textFile('other.txt', `Another text. ${text}`)]));
    const files = (): string[] => readdirSync(join(other, 'files', 'content')).sort();
    const before = files();
    await stopAll();
    let replaced = 0;
    for (const afterMs of [0, 700]) {
      const child = spawn(process.execPath, [join(root, 'server', 'main.ts'), 'restore', backup, '--replace'], {
        cwd: root,
        env: { ...process.env, DATA_DIR: other },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await until(
        async () => (existsSync(join(other, 'restore.json')) || child.exitCode !== null ? true : null),
        120_000,
      );
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      child.kill('SIGKILL');
      await ended;
      await until(async () => (serversOf(other).length === 0 ? true : null));
      const after = await start(other);
      expect(existsSync(join(other, 'restore.json'))).toBe(false);
      expect(readdirSync(other).filter((name) => name.startsWith('restoring-'))).toEqual([]);
      const known = await fetch(`${after.address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: after.address },
        body: JSON.stringify({ email: person.email, password: person.password }),
      });
      if (known.status === 200) {
        replaced += 1;
        await expectAllOf(after);
        expect(files()).not.toEqual(before);
      } else {
        await signInAgain(after, owner);
        expect(files()).toEqual(before);
      }
      await stopAll();
      if (replaced > 0) break;
    }
    expect(await command(['restore', backup, '--replace'], { DATA_DIR: other })).toMatchObject({ code: 0 });
    await expectAllOf(await start(other));
  }, 240_000);

  test('from the embedded database to an operator’s own, whose user owns it and is nothing more', async () => {
    await stopAll();
    const clusterUrl = inject('clusterUrl');
    const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} });
    const name = `backup_${randomUUID().replaceAll('-', '')}`;
    const dataDir = join(folder.path, 'own');
    try {
      await admin.unsafe(`create role ${name} login password 'plain' createrole`);
      await admin.unsafe(`create database ${name} owner ${name}`);
      const url = new URL(withDatabase(clusterUrl, name));
      url.username = name;
      url.password = 'plain';
      const settings = { DATABASE_URL: url.href, DATA_DIR: dataDir, SECRET_KEY: 'another-key-than-that-of-the-backup' };
      const wrong = await command(['restore', backup], settings);
      expect(wrong.stderr).toMatch(/SECRET_KEY isn’t the key of this backup/);
      const own = { ...settings, SECRET_KEY: readFileSync(join(places.first, 'secret.key'), 'utf8') };
      expect(await command(['restore', backup], own)).toMatchObject({ code: 0, stderr: '' });
      const product = await start(dataDir, own);
      await expectAllOf(product);
      const running = await command(['restore', backup, '--replace'], own);
      expect(running.stderr).toMatch(/Dealwright is running on this database/);
      const onward = join(folder.path, 'own.tar.gz');
      const made = await command(['backup', onward], own);
      expect(made.stderr).toBe('');
      expect(made.code).toBe(0);
      const keyless = await command(['restore', onward], { DATA_DIR: join(folder.path, 'fourth') });
      expect(keyless.stderr).toMatch(/Set SECRET_KEY to it/);
      await stopAll();
      // Here the tenants' wall binds the owner of the tables too, and yet every row came along.
      expect(await command(['restore', onward, '--replace'], own)).toMatchObject({ code: 0, stderr: '' });
      await expectAllOf(await start(dataDir, own));
    } finally {
      await stopAll();
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.unsafe(`drop owned by ${name}`).catch(() => undefined);
      await admin.unsafe(`drop role if exists ${name}`).catch(() => undefined);
      await admin.end();
    }
  }, 240_000);
});
