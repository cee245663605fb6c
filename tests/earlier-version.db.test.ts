import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hashPassword } from 'better-auth/crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runBackup } from '#server/backup/run-backup.ts';
import { runRestore } from '#server/backup/run-restore.ts';
import { applyMigrations, ownMigrations } from '#server/db/apply-migrations.ts';
import { localFiles } from '#server/ports/local-files.ts';
import { addLines, readLines } from '#contract/session-lines.ts';
import { createSession } from '#contract/discovery.ts';
import { readSession } from '#contract/identity.ts';
import { listPreps } from '#contract/prep.ts';
import { listDocuments } from '#contract/records-content.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { withDatabase } from '#tests/support/test-cluster.ts';

/** Before the trash, sessions, coach and proposals came: later migrations change tables that hold rows here. */
const earlier = 22;
const clusterUrl = inject('clusterUrl');
const folder = temporaryFolder('earlier');
const names = ['old', 'copy'].map((name) => `${name}_${randomUUID().replaceAll('-', '')}`);
const [oldUrl, copyUrl] = names.map((name) => withDatabase(clusterUrl, name));
const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} });
const person = { email: 'dana@people.example', password: `pass-${randomUUID()}` };
const key = 'a-key-that-both-installations-share';
const fileKey = `content/org-1/document/${randomUUID()}`;

/** Accounts of which a user record kept one part of the name, and what is their first name now; null: the first word. */
const halves: [name: string, first: string | null, last: string | null, given: string | null][] = [
  ['Jean Luc Seller', 'Jean Luc', null, 'Jean Luc'],
  ['Mary Ann Van Dyke', null, 'Van Dyke', 'Mary Ann'],
  ['Mary Annette Dyke', 'Mary Ann', null, null],
  ['Ann Vandyke', null, 'dyke', null],
  ['Robin Seller', 'Bob', null, null],
];

/** What an installation of that version held. */
async function fill(sql: postgres.Sql): Promise<void> {
  await sql`insert into "user" (id, name, email) values ('user-1', ' Dana Lee Van Seller', ${person.email})`;
  await sql`insert into account (id, account_id, provider_id, user_id, password)
    values ('account-1', 'user-1', 'credential', 'user-1', ${await hashPassword(person.password)})`;
  await sql`insert into organization (id, name, slug) values ('org-1', 'Northwind', 'northwind'), ('org-2', 'Southwind', 'southwind')`;
  await sql`insert into member (id, organization_id, user_id, role) values ('member-1', 'org-1', 'user-1', 'admin')`;
  await sql`insert into user_records (organization_id, user_id, first_name, last_name)
    values ('org-1', 'user-1', 'Dana Lee', 'Van Seller')`;
  for (const [name, first, last] of halves) {
    await sql`insert into "user" (id, name, email) values (${name}, ${name}, ${`${name}@people.example`})`;
    await sql`insert into user_records (organization_id, user_id, first_name, last_name)
      values ('org-1', ${name}, ${first}, ${last})`;
  }
  for (const organization of ['org-1', 'org-2']) {
    const [prepId, itemId] = [randomUUID(), randomUUID()];
    await sql`insert into prep_sessions (organization_id, id, user_id, first_name, last_name, email, role_title, linked_in,
      company_name, prosp_web_url, industry_type, company_size, urgency_level, status)
      values (${organization}, ${prepId}, 'user-1', 'Rhys', 'Tolland', '', 'COO', '', ${`Prospect of ${organization}`},
        'https://fernhollow.example', 'saas', '', 'low', 'failed')`;
    await sql`insert into content_items (organization_id, id, kind, user_id, name, file, stage, ended_at)
      values (${organization}, ${itemId}, 'document', 'user-1', ${`Sheet of ${organization}`}, ${fileKey}, 'failed', now())`;
    await sql`insert into prep_sources (organization_id, prep_id, id, kind, title, fetched_at, text)
      values (${organization}, ${prepId}, 'c1', 'document-page', 'Sheet', now(), 'It has four doors. It is green.'),
        (${organization}, ${prepId}, 'p1', 'web-page', 'Home', now(), 'It is green.')`;
    await sql`insert into content_citations (organization_id, item_id, place, label, reference, quote)
      values (${organization}, ${itemId}, 'preparation', 'Prospect', ${prepId}, 'It is green.')`;
  }
}

beforeAll(async () => {
  for (const name of names) await admin.unsafe(`create database ${name}`);
  const sql = postgres(oldUrl ?? '', { max: 1, onnotice: () => {} });
  await applyMigrations(sql, earlier);
  await fill(sql);
  await sql.end();
  await localFiles(join(folder.path, 'old', 'files')).write(fileKey, Buffer.from('The sheet'));
});
afterAll(async () => {
  for (const name of names) await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.end();
  folder.remove();
});

/** Names divide where a record said so; of what briefs quoted then, the items are found by their citations. */
async function expectRows(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const named = await sql`select name, given_name from "user" where id = name`;
    expect(new Map(named.map((each) => [each['name'], each['given_name']]))).toEqual(
      new Map(halves.map(([name, , , given]) => [name, given])),
    );
    const rows = await sql`select s.id, s.organization_id, i.name, s.team_only from prep_sources s
      left join content_items i on i.organization_id = s.organization_id and i.id = s.content_id order by 2, 1`;
    expect([...rows]).toEqual(
      ['org-1', 'org-2'].flatMap((organization_id) => [
        { id: 'c1', organization_id, name: `Sheet of ${organization_id}`, team_only: false },
        { id: 'p1', organization_id, name: null, team_only: false },
      ]),
    );
  } finally {
    await sql.end();
  }
}

/** Today's product on that database: what was there is shown to whom it belongs, and what is new works. */
async function expectToday(url: string, dataDir: string): Promise<void> {
  const product = await startProduct(dataDir, { DATABASE_URL: url, SECRET_KEY: key }, { demo: false });
  try {
    const answer = await fetch(`${product.address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.address },
      body: JSON.stringify(person),
    });
    const { token } = (await answer.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'x-organization-id': 'org-1' };
    const preps = await callServer(product, listPreps, {}, headers);
    expect(preps.body.prepSessions).toMatchObject([
      { companyName: 'Prospect of org-1', repFirstName: 'Dana Lee', repLastName: 'Van Seller' },
    ]);
    const { user } = (await callServer(product, readSession, {}, headers)).body;
    expect(user).toMatchObject({ firstName: 'Dana Lee', lastName: 'Van Seller' });
    const { body } = await callServer(product, listDocuments, {}, headers);
    expect(body.documents.map(({ fields }) => fields.Name)).toEqual(['Sheet of org-1']);
    const created = await callServer(product, createSession, { sessionName: 'New' }, headers);
    const sessionId = created.body.data?.sessionId ?? '';
    const line = { id: randomUUID(), kind: 'note', atMs: 0, text: 'A first note' };
    await callServer(product, addLines, { sessionId, lines: [line] }, headers);
    expect((await callServer(product, readLines, { sessionId }, headers)).body.lines).toHaveLength(1);
  } finally {
    await product.stop();
  }
}

test('a backup of an earlier version is restored and brought up to date, and so is that version’s own database', async () => {
  expect(ownMigrations().length).toBeGreaterThan(earlier);
  const file = join(folder.path, 'old.tar.gz');
  const files = localFiles(join(folder.path, 'old', 'files'));
  const source = { databaseUrl: oldUrl ?? '', files, key: { value: key, kept: false }, version: '0.0.1' };
  expect(await runBackup(source, file)).toMatchObject({ files: 1 });
  const into = {
    databaseUrl: copyUrl ?? '',
    dataDir: join(folder.path, 'copy'),
    store: null,
    secretKey: key,
    replace: false,
    otherKey: false,
  };
  expect(await runRestore(into, file)).toMatchObject({ files: 1 });
  await expectToday(copyUrl ?? '', join(folder.path, 'copy'));
  expect(await localFiles(join(folder.path, 'copy', 'files')).read(fileKey)).toEqual(Buffer.from('The sheet'));
  await expectToday(oldUrl ?? '', join(folder.path, 'old'));
  for (const url of [oldUrl, copyUrl]) await expectRows(url ?? '');
});
