import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrateDatabase, openDatabase, type Database } from '#server/db/open-database.ts';
import { namedStatement } from '#server/db/named-statement.ts';
import { organization } from '#server/db/schema/identity.ts';
import { solutions } from '#server/db/schema/solutions.ts';
import { signUp } from '#tests/support/people.ts';
import { withDatabase } from '#tests/support/test-cluster.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('the wall between organizations', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('every table with an organization id, but those that are asked before an organization is known, is protected by a policy', async () => {
    const rows = await server.services.database.db.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not (c.relrowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid))`);
    expect(rows.map((row) => row.name).sort()).toEqual(['invitation', 'member', 'sign_in_domain']);
  });

  /**
   * Tables replicated to every node where rows are distributed by organization (docs/scaling.md); read before one is
   * known.
   */
  const undistributed = [
    'account',
    'installation',
    'invitation',
    'member',
    'organization',
    'passkey',
    'session',
    'sign_in_domain',
    'two_factor',
    'user',
    'verification',
  ];

  test('rows can be distributed by organization: it leads every key, and no reference leaves its organization', async () => {
    const { db } = server.services.database;
    const keys = await db.execute<{ name: string; index: string; first: string; walled: boolean }>(sql`
      select t.relname as name, i.relname as index, t.relrowsecurity as walled,
        (select attname from pg_attribute where attrelid = t.oid and attnum = x.indkey[0]) as first
      from pg_class t left join pg_index x on x.indrelid = t.oid and x.indisunique
      left join pg_class i on i.oid = x.indexrelid
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`);
    expect([...new Set(keys.filter(({ walled }) => !walled).map(({ name }) => name))].toSorted()).toEqual(
      undistributed,
    );
    const led = keys.filter(({ walled }) => walled);
    expect(led.length).toBeGreaterThan(60);
    expect(led.filter(({ first }) => first !== 'organization_id')).toEqual([]);

    const references = await db.execute<{ name: string; from: string; to: string; columns: string[] }>(sql`
      select c.conname as name, f.relname as from, t.relname as to,
        (select array_agg(a.attname::text order by k.at) from unnest(c.conkey) with ordinality k(number, at)
          join pg_attribute a on a.attrelid = f.oid and a.attnum = k.number) as columns
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
    const whole = new Set(undistributed);
    const between = references.filter(({ to }) => !whole.has(to));
    expect(between.length).toBeGreaterThan(15);
    expect(between.filter(({ from, columns }) => whole.has(from) || columns[0] !== 'organization_id')).toEqual([]);
  });

  test('a query in one organization sees and changes no row of another, even without a condition', async () => {
    const { database } = server.services;
    const [first, second] = [await signUp(server), await signUp(server)];
    await database.tenant(first.organizationId, async (db) => {
      await db.insert(solutions).values({ organizationId: first.organizationId, name: 'Ours' });
    });
    const seen = await database.tenant(second.organizationId, (db) => db.select().from(solutions));
    expect(seen).toEqual([]);
    const changed = await database.tenant(second.organizationId, (db) =>
      db.update(solutions).set({ name: 'Taken' }).returning(),
    );
    expect(changed).toEqual([]);
  });

  test('a row cannot be written into another organization', async () => {
    const [first, second] = [await signUp(server), await signUp(server)];
    const write = server.services.database.tenant(first.organizationId, (db) =>
      db.insert(solutions).values({ organizationId: second.organizationId, name: 'Smuggled' }),
    );
    await expect(write).rejects.toThrow();
  });

  test('a store role without an organization sees no row at all', async () => {
    const seen = await server.services.database.tenant('', (db) => db.select().from(solutions));
    expect(seen).toEqual([]);
  });

  test('a query that fails leaves its connection fit for the next one, and is told by its own error', async () => {
    const { database } = server.services;
    const person = await signUp(server);
    const write = () =>
      database.tenant(person.organizationId, (db) =>
        db
          .insert(solutions)
          .values({ organizationId: person.organizationId, name: 'Once' })
          .returning({ name: solutions.name }),
      );
    for (let each = 0; each < 12; each += 1) {
      const failing = database.tenant(person.organizationId, (db) =>
        db.select({ broken: sql`1 / (length(${solutions.name}) * 0)` }).from(solutions),
      );
      if (each === 0) expect(await failing).toEqual([]);
      else await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
      if (each === 0) expect(await write()).toEqual([{ name: 'Once' }]);
      else await expect(write()).rejects.toMatchObject({ cause: { constraint_name: 'solutions_name' } });
    }
    expect(await database.tenant(person.organizationId, (db) => db.select().from(solutions))).toHaveLength(1);
  });

  test('work of several queries is one transaction: what it wrote before it failed is taken back', async () => {
    const { database } = server.services;
    const { organizationId } = await signUp(server);
    const broken = database.tenant(organizationId, async (db) => {
      await db.insert(solutions).values({ organizationId, name: 'Half' });
      throw new Error('stopped half way');
    });
    await expect(broken).rejects.toThrow('stopped half way');
    expect(await database.tenant(organizationId, (db) => db.select().from(solutions))).toEqual([]);
  });

  test('a hundred pieces of work at once, of two organizations, never mix', async () => {
    const { database } = server.services;
    const owners = [await signUp(server), await signUp(server)];
    const all = await Promise.all(
      Array.from({ length: 100 }, async (_, number) => {
        const { organizationId } = owners[number % 2] ?? { organizationId: '' };
        await database.tenant(organizationId, (db) =>
          db.insert(solutions).values({ organizationId, name: `Number ${number}` }),
        );
        const rows = await database.tenant(organizationId, (db) => db.select().from(solutions));
        return rows.every((row) => row.organizationId === organizationId);
      }),
    );
    expect(all.every(Boolean)).toBe(true);
    for (const { organizationId } of owners)
      expect(await database.tenant(organizationId, (db) => db.select().from(solutions))).toHaveLength(50);
  });

  test('reads that share one query show each caller what was written before they asked, and their own rows alone', async () => {
    const { database } = server.services;
    const owners = [await signUp(server), await signUp(server)];
    const names = namedStatement(sql`
      select coalesce(json_agg(${solutions.name}), '[]')::text as text from ${solutions}
      where ${solutions.organizationId} = ${sql.placeholder('organization')}`);
    await Promise.all(
      Array.from({ length: 100 }, async (_, number) => {
        const { organizationId } = owners[number % 2] ?? { organizationId: '' };
        const others = [...Array(50).keys()].map((each) => `Solution ${2 * each + ((number + 1) % 2)}`);
        await database.tenant(organizationId, (db) =>
          db.insert(solutions).values({ organizationId, name: `Solution ${number}` }),
        );
        const read = JSON.parse((await database.readJson(organizationId, names)) ?? '') as string[];
        expect(read).toContain(`Solution ${number}`);
        expect(read.filter((name) => others.includes(name))).toEqual([]);
      }),
    );
  });

  describe.each([
    ['may make no role', 'nocreaterole', 'owner'],
    ['may make roles but is no superuser', 'createrole', 'role'],
  ] as const)('where the database’s user %s', (_title, right, bound) => {
    const name = `plain_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const admin = postgres(inject('clusterUrl'), { max: 1, onnotice: () => {} });
    let database: Database;
    beforeAll(async () => {
      // Another installation's role on the same server is not available to this user.
      await admin.unsafe(`create role ${name} login nosuperuser ${right} password '${name}'`);
      if (right === 'createrole') await admin.unsafe(`grant dealwright_tenant to ${name} with admin option`);
      await admin.unsafe(`create database ${name} owner ${name}`);
      const url = new URL(withDatabase(inject('clusterUrl'), name));
      Object.assign(url, { username: name, password: name });
      await migrateDatabase(url.href);
      await migrateDatabase(url.href);
      database = openDatabase(url.href);
      await database.db.insert(organization).values(['one', 'two'].map((id) => ({ id, name: id, slug: id })));
    });
    afterAll(async () => {
      await database.close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.unsafe(`drop owned by ${name}`);
      await admin.unsafe(`drop role ${name}`);
      await admin.end();
    });

    test('the wall stands all the same', async () => {
      expect(await database.wall()).toEqual({ bound, superuser: false });
      await database.tenant('one', (db) => db.insert(solutions).values({ organizationId: 'one', name: 'Ours' }));
      expect(await database.tenant('one', (db) => db.select().from(solutions))).toHaveLength(1);
      for (const id of ['two', '']) expect(await database.tenant(id, (db) => db.select().from(solutions))).toEqual([]);
      await expect(
        database.tenant('two', (db) => db.insert(solutions).values({ organizationId: 'one', name: 'Smuggled' })),
      ).rejects.toThrow();
      expect(await database.withIdentity('one', (db) => db.select().from(solutions))).toHaveLength(1);
    });

    test('an organization can be deleted with all its rows', async () => {
      await database.db.delete(organization).where(eq(organization.id, 'one'));
      expect(await database.tenant('one', (db) => db.select().from(solutions))).toEqual([]);
    });
  });
});
