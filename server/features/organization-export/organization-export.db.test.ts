import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import { createSession } from '#contract/discovery.ts';
import { cancelExport, linkExport, listExports, startExport } from '#contract/organization-export.ts';
import { processDocument } from '#contract/content.ts';
import { createWebhook } from '#contract/webhooks.ts';
import { organizationExports } from '#server/db/schema/organization-export.ts';
import { DatabaseAway } from '#server/process/passing-failure.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { endExport } from './end-export.ts';
import { exportedTables, leftOutTables } from './export-tables.view.ts';
import { runExport } from './run-export.ts';
import { setAsideExport } from './set-aside-export.ts';

describe('an export of the whole organization', () => {
  let server: TestServer;
  let admin: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await signUp(server, { organization: 'Exported Ltd' });
  });
  afterAll(() => server.close());

  const newest = async (person: TestPerson) => (await person.call(listExports, {})).body.exports[0];
  async function exported(person: TestPerson): Promise<string> {
    expect((await person.call(startExport, {})).status).toBe(200);
    await expect.poll(async () => (await newest(person))?.state, { timeout: 60_000 }).toBe('ready');
    return (await newest(person))?.exportId ?? '';
  }
  async function download(person: TestPerson, exportId: string): Promise<Response> {
    const { body } = await person.call(linkExport, { exportId });
    return fetch(`${server.address}${body.address}`);
  }

  test('every table of an organization is in it, or left out with a reason', async () => {
    const rows = await server.services.database.db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relrowsecurity and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
    );
    const known = [...exportedTables, ...Object.keys(leftOutTables)];
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  test('holds records and files of this organization, no other’s, and no secret', async () => {
    const other = await signUp(server);
    for (const [person, company] of [
      [admin, 'Fernhollow'],
      [other, 'Somebody else’s prospect'],
    ] as const)
      await person.call(createSession, { companyName: company });
    const text = 'A gate costs 420 euros, unmounted. '.repeat(20);
    await admin.call(processDocument, batch(admin, [textFile('prices.txt', text)]));
    const hook = (await admin.call(createWebhook, { name: 'CRM', url: 'https://x.example', events: ['prep.ready'] }))
      .body;
    const exportId = await exported(admin);
    const answer = await download(admin, exportId);
    expect(answer.headers.get('content-disposition')).toMatch(/dealwright-[\d-]{10}\.zip/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'));
    const entries = unzipSync(bytes);
    const read = (name: string): unknown => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
    for (const table of exportedTables) expect(Array.isArray(read(`data/${table}.json`))).toBe(true);
    expect(read('data/discovery_sessions.json')).toMatchObject([{ organization_id: admin.organizationId }]);
    expect(read('manifest.json')).toMatchObject({
      organization: { name: 'Exported Ltd' },
      members: [{ email: admin.email, role: 'admin' }],
      files: 1,
      missingFiles: [],
    });
    const [file] = Object.entries(entries).filter(([name]) => name.startsWith('files/'));
    expect(strFromU8(file?.[1] ?? new Uint8Array())).toBe(text);
    const whole = Object.values(entries)
      .map((each) => strFromU8(each))
      .join('');
    expect(whole).toContain('Fernhollow');
    for (const foreign of [
      'Somebody else’s prospect',
      other.organizationId,
      hook.secret,
      '"sealed_secret":',
      admin.token,
    ])
      expect(whole).not.toContain(foreign);
  });

  test('is for admins, one at a time, and nobody else’s', async () => {
    const [member, other] = [await joinTeam(server, admin), await signUp(server)];
    expect((await member.call(startExport, {})).status).toBe(403);
    const exportId = (await newest(admin))?.exportId ?? '';
    expect((await other.call(linkExport, { exportId })).status).toBe(404);
    const both = await Promise.all([other.call(startExport, {}), other.call(startExport, {})]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await fetch(`${server.address}/files/exports/nonsense.token`)).status).toBe(410);
  });

  test('ends after its time, with its files', async () => {
    const exportId = (await newest(admin))?.exportId ?? '';
    const [row] = await server.services.database.tenant(admin.organizationId, (db) =>
      db.select().from(organizationExports),
    );
    await endExport(jobContext(server.services, admin), { exportId });
    expect((await newest(admin))?.state).toBe('expired');
    expect((await admin.call(linkExport, { exportId })).status).toBe(410);
    for (const part of row?.parts ?? ['']) expect(await server.services.files.read(part)).toBeNull();
  });

  describe('that does not come to its end', () => {
    let person: TestPerson;
    const isOurs = (key: string): boolean => key.startsWith(`exports/${person.organizationId}/`);
    const partsOf = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const key of server.services.files.keys()) if (isOurs(key)) found.push(key);
      return found;
    };
    /** Intercepts the writing of the next export part, then runs `then`; returns a function that restores the store. */
    const afterPart = (then: () => Promise<void>): (() => void) => {
      const { files } = server.services;
      const { write } = files;
      files.write = async (key, bytes) => {
        await write(key, bytes);
        if (isOurs(key)) await then();
      };
      return () => {
        files.write = write;
      };
    };
    /** Starts a run that never learns its first part was written, as after a kill at that moment. */
    const breakOff = async (exportId: string): Promise<string[]> => {
      let told = (): void => undefined;
      const written = new Promise<void>((resolve) => (told = resolve));
      const putBack = afterPart(() => {
        told();
        return new Promise(() => undefined);
      });
      void run(exportId);
      await written;
      putBack();
      return partsOf();
    };
    const begin = async (): Promise<string> => {
      // Delays the queue's own run, since these are started by hand.
      const { jobs } = server.services;
      const { send } = jobs;
      jobs.send = (job, input, options) => send(job, input, { ...options, afterSeconds: 3600 });
      expect((await person.call(startExport, {})).status).toBe(200);
      jobs.send = send;
      return (await newest(person))?.exportId ?? '';
    };
    const run = (exportId: string): Promise<void> =>
      runExport(jobContext(server.services, person), { exportId, signal: new AbortController().signal });
    beforeAll(async () => {
      person = await signUp(server);
    });

    test('is none where it could not be enqueued, so that another can be started', async () => {
      const { jobs } = server.services;
      const { send } = jobs;
      jobs.send = () => Promise.reject(new Error('the process ended here'));
      expect((await person.call(startExport, {})).status).toBe(500);
      jobs.send = send;
      expect((await person.call(listExports, {})).body.exports).toEqual([]);
    });

    test('leaves nothing where a killed run had written a part that it could not note any more', async () => {
      const exportId = await begin();
      const left = await breakOff(exportId);
      expect(left).toHaveLength(1);
      await run(exportId);
      expect((await newest(person))?.state).toBe('ready');
      expect((await partsOf()).filter((part) => left.includes(part))).toEqual([]);
      await endExport(jobContext(server.services, person), { exportId });
      expect(await partsOf()).toEqual([]);
    });

    test('leaves nothing once it is set aside, or the store of files refused it', async () => {
      const ended = async (): Promise<void> => {
        await expect.poll(partsOf, { timeout: 30_000 }).toEqual([]);
        expect((await newest(person))?.state).toBe('failed');
      };
      const aside = await begin();
      expect(await breakOff(aside)).toHaveLength(1);
      await setAsideExport(jobContext(server.services, person), { exportId: aside, reason: 'It ended twice.' });
      await ended();

      const refused = await begin();
      const putBack = afterPart(() => Promise.reject(new Error('the store of files failed after it took this')));
      await run(refused);
      putBack();
      await ended();
      expect((await newest(person))?.problem).toContain('Start another');
    });

    test('can be canceled by an admin while it waits: once, and another may be started', async () => {
      const exportId = await begin();
      const [member, other] = [await joinTeam(server, person), await signUp(server)];
      expect((await member.call(cancelExport, { exportId })).status).toBe(403);
      expect((await other.call(cancelExport, { exportId })).status).toBe(404);
      expect((await newest(person))?.state).toBe('waiting');
      const both = await Promise.all([
        person.call(cancelExport, { exportId }),
        person.call(cancelExport, { exportId }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect((await newest(person))?.state).toBe('canceled');
      const { entries } = (await person.call(listAuditLog, {})).body;
      expect(entries.filter(({ action }) => action === 'organization.export-canceled')).toHaveLength(1);
      await run(exportId);
      expect((await newest(person))?.state).toBe('canceled');
      expect(await partsOf()).toEqual([]);
    });

    test('canceled in the middle leaves nothing that its run had written, and stays canceled', async () => {
      const exportId = await begin();
      const putBack = afterPart(async () => {
        expect((await person.call(cancelExport, { exportId })).status).toBe(200);
      });
      await run(exportId);
      putBack();
      expect((await newest(person))?.state).toBe('canceled');
      await expect.poll(partsOf, { timeout: 30_000 }).toEqual([]);
      expect((await person.call(linkExport, { exportId })).status).toBe(410);
    });

    test('that is ready stays so when it is canceled too late', async () => {
      const exportId = await begin();
      await run(exportId);
      const { exports } = (await person.call(cancelExport, { exportId })).body;
      expect(exports[0]).toMatchObject({ exportId, state: 'ready' });
      expect(await partsOf()).not.toEqual([]);
      await endExport(jobContext(server.services, person), { exportId });
    });

    test('ends as failed after its last try, whatever broke it off', async () => {
      const { jobs, files, database } = server.services;
      const { read } = files;
      await person.call(processDocument, batch(person, [textFile('prices.txt', 'A gate costs 420 euros. '.repeat(9))]));
      const { send } = jobs;
      jobs.send = (job, input, options) => send(job, input, { ...options, afterSeconds: 2 });
      expect((await person.call(startExport, {})).status).toBe(200);
      jobs.send = send;
      const exportId = (await newest(person))?.exportId ?? '';
      await database.db.execute(
        sql`update pgboss.job set retry_limit = 0 where name = 'organization-export' and singleton_key = ${exportId}`,
      );
      files.read = () => Promise.reject(new DatabaseAway('gone'));
      await expect.poll(async () => (await newest(person))?.state, { timeout: 30_000 }).toBe('failed');
      files.read = read;
      await expect.poll(partsOf, { timeout: 30_000 }).toEqual([]);
    });
  });
});
