import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSessions } from '#contract/discovery.ts';
import { cancelImport, listImports, previewImport, startImport } from '#contract/imports.ts';
import { limits } from '#contract/limits.ts';
import { listAuditLog } from '#contract/audit.ts';
import { readWorkNews } from '#contract/work-news.ts';
import { sessionImports } from '#server/db/schema/imports.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { runImport } from './run-import.ts';

describe('an import', () => {
  let server: TestServer;
  let rep: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    rep = await signUp(server, { organization: 'Imported Ltd' });
  });
  afterAll(() => server.close());

  const newest = async () => (await rep.call(listImports, {})).body.imports[0];
  const companies = async () => (await rep.call(listSessions, {})).body.sessions.map((each) => each.companyName);
  const ended = async (csv: string) => {
    const { mapping } = (await rep.call(previewImport, { csv })).body;
    expect((await rep.call(startImport, { csv, fileName: 'list.csv', mapping })).status).toBe(200);
    await expect.poll(async () => (await newest())?.state, { timeout: 60_000 }).toBe('done');
    return newest();
  };

  test('makes a session of each row, says by line what it refused, and knows what is there', async () => {
    const csv = 'First name,Company\nAda,Acme\n,\n=1+1,Bad\nada,ACME\nGrace,Bolt\n';
    expect(await ended(csv)).toMatchObject({ total: 4, done: 4, made: 2, duplicates: 1, refused: 1 });
    expect((await newest())?.problems).toEqual([{ line: 4, text: expect.stringContaining('formula') as string }]);
    expect((await companies()).toSorted()).toEqual(['Acme', 'Bolt']);
    expect(await ended(csv)).toMatchObject({ made: 0, duplicates: 3, refused: 1 });
    const [stored] = await server.services.database.db.select().from(sessionImports);
    expect(stored?.csv).toBe('');
    // The bell notifies only the person who started it; the audit log shows admins what was imported.
    const { news } = (await rep.call(readWorkNews, {})).body;
    expect(news).toMatchObject([
      { kind: 'import', state: 'done', name: 'list.csv', made: 0, duplicates: 3, refused: 1 },
      { kind: 'import', state: 'done', made: 2 },
    ]);
    const colleague = await joinTeam(server, rep);
    expect((await colleague.call(readWorkNews, {})).body.news).toEqual([]);
    const { entries } = (await rep.call(listAuditLog, {})).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'sessions.imported', subject: 'list.csv', details: { rows: '4' } }),
    );
  });

  test('own words cost what typing them costs: beyond the plan, rows are refused and the rest is made', async () => {
    const most = limits.plans.trial.discovery;
    const rows = Array.from({ length: most + 2 }, (_, at) => `Paid ${at},slow`).join('\n');
    const found = await ended(`Company,Barriers\n${rows}\nFree,\n`);
    expect(found).toMatchObject({ made: most + 1, refused: 2 });
    expect(found?.problems.map(({ line }) => line)).toEqual([most + 2, most + 3]);
    const names = await companies();
    expect(names).toContain('Free');
    expect(names.filter((name) => name.startsWith('Paid'))).toHaveLength(most);
  });

  test('taken up again it makes nothing twice; canceled it makes no more, and other’s are out of reach', async () => {
    const { database } = server.services;
    const owner = { organizationId: rep.organizationId, userId: rep.userId };
    const ctx = jobContext(server.services, owner);
    const csv = `Company\n${Array.from({ length: 60 }, (_, at) => `Again ${at}`).join('\n')}`;
    const add = async () => {
      const [row] = await database.tenant(rep.organizationId, (db) =>
        db
          .insert(sessionImports)
          .values({
            organizationId: rep.organizationId,
            requestedBy: rep.userId,
            byName: '',
            fileName: 'a.csv',
            csv,
            mapping: ['companyName'],
            total: 60,
          })
          .returning({ id: sessionImports.id }),
      );
      return row?.id ?? '';
    };
    const importId = await add();
    const aborted = AbortSignal.abort(new Error('stopping'));
    await expect(runImport(ctx, { importId, signal: aborted })).rejects.toThrow('stopping');
    const { signal } = new AbortController();
    await runImport(ctx, { importId, signal });
    // Simulates a crash halfway: the run has begun and its file is still stored.
    await database.tenant(rep.organizationId, (db) =>
      db.update(sessionImports).set({ state: 'running', done: 25, csv }).where(eq(sessionImports.id, importId)),
    );
    await runImport(ctx, { importId, signal });
    expect(await newest()).toMatchObject({ state: 'done', made: 60, duplicates: 0, refused: 0 });
    expect((await companies()).filter((name) => name.startsWith('Again'))).toHaveLength(60);

    const second = await add();
    const other = await signUp(server);
    expect((await other.call(cancelImport, { importId: second })).status).toBe(404);
    expect((await rep.call(startImport, { csv, fileName: 'b.csv', mapping: ['companyName'] })).status).toBe(409);
    expect((await rep.call(cancelImport, { importId: second })).body.imports[0]?.state).toBe('canceled');
    await runImport(ctx, { importId: second, signal });
    expect((await newest())?.made).toBe(0);
    expect((await rep.call(startImport, { csv, fileName: 'b.csv', mapping: [null] })).status).toBe(400);
  });
});
