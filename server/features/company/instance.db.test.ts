import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#contract/company.ts';
import { readConfiguration } from '#contract/identity.ts';
import { companies } from '#server/db/schema/company.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ INSTANCE: 'Staging' });
});
afterAll(() => server.close());

test('the record carries what the caller calls the installation, else what the operator does', async () => {
  const person = await signUp(server, { organization: 'Northwind' });
  expect((await person.call(readConfiguration, {})).body.instance).toBe('Staging');
  const own = eq(companies.organizationId, person.organizationId);
  const stored = async (): Promise<string | undefined> => {
    const { database } = server.services;
    return (await database.tenant(person.organizationId, (db) => db.select().from(companies).where(own)))[0]?.instance;
  };
  const given = {
    orgName: 'Northwind',
    clerkOrgId: person.organizationId,
    companyIndustry: 'Manufacturing',
    orgWebsite: 'https://new.example',
  };
  for (const [instance, kept] of [
    [{}, 'Staging'],
    [{ instance: 'Elsewhere' }, 'Elsewhere'],
  ] as const) {
    const made = await person.call(createClient, { ...given, ...instance });
    expect([made.status, await stored()]).toEqual([200, kept]);
  }
});
