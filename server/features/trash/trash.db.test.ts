import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askContent, searchContent } from '#contract/ask.ts';
import { readContentNews, readContentOverview, readContentText, retrainContent } from '#contract/content-library.ts';
import { processDocument } from '#contract/content.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { limits } from '#contract/limits.ts';
import { createShare, readShared } from '#contract/prep-reading.ts';
import { deletePrep, listPreps, readPrep, startPrep } from '#contract/prep.ts';
import { deleteForGood, listTrash, restoreTrash } from '#contract/trash.ts';
import { poster } from '#tests/support/auth-calls.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { emptyTrashJob } from './trash.job.ts';

describe('the trash', () => {
  let server: TestServer;
  let site: SiteServer;
  let person: TestPerson;
  beforeAll(async () => {
    site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
    person = await signUp(server);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const upload = async (who: TestPerson, name: string, text: string): Promise<string> => {
    const { body } = await who.call(processDocument, batch(who, [textFile(name, text)]));
    return body.documents[0]?.DocumentId ?? '';
  };
  const found = async (who: TestPerson, query: string): Promise<number> =>
    (await who.call(searchContent, { query })).body.passages.length;
  const trashOf = async (who: TestPerson) => (await who.call(listTrash, {})).body.items;
  /** Counts rows directly, bypassing row-level security. */
  const count = async (table: string, column: string, id: string): Promise<number> => {
    const [row] = await server.services.database.db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    );
    return row?.rows ?? 0;
  };
  /** Backdates everything in the trash. */
  const age = async (ms: number): Promise<void> => {
    for (const table of ['content_items', 'prep_sessions'])
      await server.services.database.db.execute(
        sql`update ${sql.identifier(table)} set deleted_at = deleted_at - ${`${ms} milliseconds`}::interval where deleted_at is not null`,
      );
  };

  test('deleted content is out of every list, search, answer and count at once, and comes back as it was', async () => {
    const text = 'Quorvex pumps lift 40 cubic meters an hour.\n\nThe Quorvex warranty runs for six years.';
    const id = await upload(person, 'quorvex.txt', text);
    const file = await server.services.database.db.execute<{ file: string }>(
      sql`select file from content_items where id = ${id}`,
    );
    const before = (await person.call(readContentText, { contentId: id })).body;
    expect(await found(person, 'Quorvex warranty')).toBeGreaterThan(0);
    const deleted = await person.call(processDocument, { action: 'delete', documentIds: [id] });
    expect(deleted.body.data).toEqual({ success: true, deletedId: id });

    expect((await person.call(listDocuments, { clientId: person.organizationId })).body.documents).toEqual([]);
    expect(await found(person, 'Quorvex warranty')).toBe(0);
    expect((await person.call(askContent, { question: 'How long does the Quorvex warranty run?' })).body).toMatchObject(
      { answer: null, passages: [] },
    );
    expect((await person.call(readContentText, { contentId: id })).status).toBe(404);
    expect((await person.call(readContentOverview, {})).body).toMatchObject({ passages: 0 });
    expect((await person.call(readContentNews, {})).body.news).toEqual([]);
    expect((await person.call(retrainContent, { contentIds: [id] })).body).toEqual({ started: [] });
    // The same file may be uploaded again meanwhile.
    const twin = await upload(person, 'quorvex.txt', text);
    expect(twin).not.toBe(id);
    await person.call(processDocument, { action: 'delete', documentIds: [twin] });

    const stranger = await signUp(server);
    expect(await trashOf(stranger)).toEqual([]);
    for (const call of [restoreTrash, deleteForGood])
      expect((await stranger.call(call, { kind: 'content', id })).status).toBe(404);

    const [, item] = await trashOf(person);
    expect(item).toMatchObject({ kind: 'content', id, name: 'quorvex.txt', more: 'document', mayChange: true });
    expect(Date.parse(item?.endsAt ?? '') - Date.parse(item?.deletedAt ?? '')).toBe(limits.trash.keptMs);
    expect((await person.call(restoreTrash, { kind: 'content', id })).body).toEqual({ success: true });
    await until(async () => ((await found(person, 'Quorvex warranty')) > 0 ? true : null));
    await until(async () => {
      const { documents } = (await person.call(listDocuments, { clientId: person.organizationId })).body;
      return documents.map(readContentRecord).some((one) => one.id === id && one.stage === 'ready') || null;
    });
    expect((await person.call(readContentText, { contentId: id })).body).toEqual(before);
    expect((await person.call(restoreTrash, { kind: 'content', id })).status).toBe(404);
    expect(await count('trash_passages', 'item_id', id)).toBe(0);

    await person.call(processDocument, { action: 'delete', documentIds: [id] });
    const path = join(server.services.environment.dataDir, 'files', file[0]?.file ?? 'none');
    expect(existsSync(path)).toBe(true);
    expect((await person.call(deleteForGood, { kind: 'content', id })).body).toEqual({ success: true });
    expect(existsSync(path)).toBe(false);
    for (const [table, column] of [
      ['content_items', 'id'],
      ['content_versions', 'item_id'],
      ['content_passages', 'item_id'],
      ['trash_passages', 'item_id'],
    ] as const)
      expect(await count(table, column, id), table).toBe(0);
  });

  test('a deleted preparation is gone for everyone, also behind its link, until it is restored', async () => {
    const input = { firstName: 'Robin', lastName: 'Reed', company: `${site.url}` };
    const { prepMeetingId: id } = (await person.call(startPrep, input)).body;
    await until(async () => {
      const { status } = (await person.call(readPrep, { prospectId: id })).body.prepSession;
      return status === 'ready' || null;
    });
    const shared = await person.call(createShare, {
      prospectId: id,
      shareId: '0d3ff6a6-6f0e-4f4e-9f61-0d8b5a1f7c11',
      days: 7,
    });
    const token = shared.body.share.link?.replace('/share/', '') ?? '';
    const byLink = async () => (await callServer(server, readShared, { token })).status;
    expect(await byLink()).toBe(200);
    const colleague = await joinTeam(server, person, {});
    expect((await person.call(deletePrep, { prospectId: id })).body).toEqual({ success: true });
    expect(await byLink()).toBe(404);
    expect((await person.call(readPrep, { prospectId: id })).status).toBe(404);
    expect((await person.call(listPreps, {})).body.prepSessions).toEqual([]);

    expect((await trashOf(colleague)).find((one) => one.id === id)).toMatchObject({ kind: 'prep', mayChange: false });
    for (const call of [restoreTrash, deleteForGood])
      expect((await colleague.call(call, { kind: 'prep', id })).status).toBe(403);
    expect((await person.call(restoreTrash, { kind: 'prep', id })).body).toEqual({ success: true });
    expect((await person.call(readPrep, { prospectId: id })).body.prepSession).toMatchObject({ status: 'ready' });
    expect(await byLink()).toBe(200);

    await person.call(deletePrep, { prospectId: id });
    expect((await person.call(deleteForGood, { kind: 'prep', id })).body).toEqual({ success: true });
    expect(await count('prep_sessions', 'id', id)).toBe(0);
    expect(await count('prep_sources', 'prep_id', id)).toBe(0);
    expect(await count('prep_shares', 'prep_id', id)).toBe(0);
  });

  test('a run that is deleted under way writes nothing more, and is restored as cancelled', async () => {
    const { prepMeetingId: id } = (
      await person.call(startPrep, { firstName: 'Robin', lastName: 'Reed', company: site.url })
    ).body;
    await person.call(deletePrep, { prospectId: id });
    await person.call(restoreTrash, { kind: 'prep', id });
    expect((await person.call(readPrep, { prospectId: id })).body.prepSession.status).toBe('cancelled');
  });

  test('deleting an account removes the files of its organizations, those in the trash too', async () => {
    const who = await signUp(server);
    const [kept, deleted] = [await upload(who, 'a.txt', 'Alder wood.'), await upload(who, 'b.txt', 'Birch wood.')];
    await who.call(processDocument, { action: 'delete', documentIds: [deleted] });
    const rows = await server.services.database.db.execute<{ file: string }>(
      sql`select file from content_items where id in (${kept}, ${deleted})`,
    );
    const paths = rows.map(({ file }) => join(server.services.environment.dataDir, 'files', file));
    expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
    const gone = await poster(server)(
      'delete-user',
      { password: who.password },
      { authorization: `Bearer ${who.token}` },
    );
    expect(gone.status).toBe(200);
    expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
    expect(await count('content_items', 'organization_id', who.organizationId)).toBe(0);
    expect(await count('trash_passages', 'organization_id', who.organizationId)).toBe(0);
  });

  test('after its time everything goes for good by itself, and nothing before', async () => {
    const who = await signUp(server);
    const id = await upload(who, 'gone.txt', 'Zarquil filters dust.');
    await who.call(processDocument, { action: 'delete', documentIds: [id] });
    const empty = async (key: string): Promise<void> => {
      const { organizationId, userId } = who;
      await server.services.jobs.send(emptyTrashJob, { organizationId, userId }, { key });
    };
    await age(limits.trash.keptMs - 60_000);
    await empty('early');
    const later = await upload(who, 'later.txt', 'Zarquil sieves sand.');
    await who.call(processDocument, { action: 'delete', documentIds: [later] });
    expect((await trashOf(who)).map((one) => one.id)).toEqual([later, id]);
    await age(120_000);
    expect((await trashOf(who)).map((one) => one.id)).toEqual([later]);
    await empty('due');
    await until(async () => ((await count('content_items', 'id', id)) === 0 ? true : null));
    expect(await count('content_items', 'id', later)).toBe(1);
  });
});
