import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSolution, deleteSolution, getSolutions, solutionOptions, updateSolution } from '#contract/solutions.ts';
import { solutions } from '#server/db/schema/solutions.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('solutions', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    person = await signUp(server);
  });
  afterAll(() => server.close());
  const add = (who: TestPerson, name: string, description?: string) =>
    who.call(createSolution, {
      name,
      clientId: who.organizationId,
      ...(description === undefined ? {} : { description }),
    });

  test('a solution is stored trimmed, under the stated field names and with its company', async () => {
    const { body } = await add(person, '  Dispatch ', ' Plans runs ');
    expect(body.solution?.fields).toMatchObject({
      'Solution Name': 'Dispatch',
      Description: 'Plans runs',
      Company: [person.organizationId],
      'Solution Status': 'active',
    });
    const list = await person.call(getSolutions, { clientId: person.organizationId });
    expect(list.body.solutions.map((one) => one.id)).toContain(body.solution?.id);
    const options = await person.call(solutionOptions, { clientId: person.organizationId });
    expect(options.body).toMatchObject({ status: 'success', solutions: [{ name: 'Dispatch' }] });
  });

  test('a name is taken whatever its case, also on a rename and by two at once, but not by itself', async () => {
    const [first, second] = await Promise.all([add(person, 'Proof', 'a'), add(person, 'PROOF', 'b')]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.body).toMatchObject({ error: 'A solution with this name already exists.' });
    const other = await add(person, 'Route', 'c');
    const id = other.body.solution?.id ?? '';
    expect((await person.call(updateSolution, { airtableRecordId: id, name: 'proof' })).status).toBe(409);
    const kept = await person.call(updateSolution, { airtableRecordId: id, name: 'ROUTE' });
    expect(kept.body.solution?.fields).toMatchObject({ 'Solution Name': 'ROUTE', Description: 'c' });
    for (const [one, same] of [
      ['Caf\u00E9', 'CAFE\u0301'],
      ['Alpha Beta', 'Alpha\u00A0 beta\u200B'],
    ] as const) {
      expect((await add(person, one)).status).toBe(200);
      expect((await add(person, same)).status).toBe(409);
      expect((await person.call(updateSolution, { airtableRecordId: id, name: same })).status).toBe(409);
    }
    // Their indexes differ, so only the lock settles these.
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(['Th\u00E9', 'The\u0301'].map((name) => add(person, `${name} ${round}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    // Other letters are other names.
    for (const name of ['Sınır', 'Sinir', 'Maße', 'Masse']) expect((await add(person, name)).status).toBe(200);
  });

  test('of two from before that read alike, each keeps its name in a change, and another name is given away', async () => {
    const early = await signUp(server);
    const stored = ['Caf\u00E9', 'Cafe\u0301'].map((name) => ({ organizationId: early.organizationId, name }));
    await server.services.database.tenant(early.organizationId, (db) => db.insert(solutions).values(stored));
    const list = (await early.call(getSolutions, {})).body.solutions;
    const names = list.map(({ fields }) => fields['Solution Name']);
    expect(names).toHaveLength(2);
    for (const [at, { id: airtableRecordId }] of list.entries()) {
      const changed = await early.call(updateSolution, { airtableRecordId, name: names[at] ?? '', description: 'new' });
      expect(changed.body.solution?.fields).toMatchObject({ 'Solution Name': names[at], Description: 'new' });
    }
    const [one] = list;
    const airtableRecordId = one?.id ?? '';
    expect((await early.call(updateSolution, { airtableRecordId, name: 'Tea' })).status).toBe(200);
    expect((await early.call(updateSolution, { airtableRecordId, name: 'CAF\u00C9' })).status).toBe(409);
  });

  test('empty names, missing client ids and unknown references get the stated texts', async () => {
    for (const unseen of ['  ', '\u200B', '\u2060 \u3164'])
      expect((await add(person, unseen)).body).toMatchObject({ error: 'Solution name cannot be empty' });
    expect((await add(person, 'abc\u202Edef')).status).toBe(400);
    for (const input of [{}, { clientId: person.organizationId, description: 'x' }])
      expect(await person.call(createSolution, input)).toMatchObject({
        status: 400,
        body: { error: 'Solution name cannot be empty' },
      });
    expect((await person.call(updateSolution, { airtableRecordId: 'x' })).body).toMatchObject({
      error: 'Solution name cannot be empty',
    });
    expect((await person.call(createSolution, { name: 'x' })).body).toMatchObject({
      error: 'Client ID not found. Please complete company setup first.',
    });
    expect((await person.call(createSolution, { name: 'x', clientId: '' })).body).toMatchObject({
      error: 'Client ID not found. Please complete company setup first.',
    });
    for (const airtableRecordId of ['nothing', '00000000-0000-4000-8000-000000000000', '']) {
      expect((await person.call(updateSolution, { airtableRecordId, name: 'x' })).body).toMatchObject({
        error: 'Solution not found',
      });
      expect((await person.call(deleteSolution, { airtableRecordId })).body).toMatchObject({
        error: 'Solution not found',
      });
    }
  });

  test('deleting takes the reference in the body or in the address', async () => {
    const made = [await add(person, 'One'), await add(person, 'Two')].map((answer) => answer.body.solution?.id ?? '');
    expect((await person.call(deleteSolution, { airtableRecordId: made[0] ?? '' })).body).toEqual({ deleted: true });
    const answer = await fetch(`${server.address}${deleteSolution.path}?airtableRecordId=${made[1]}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(await answer.json()).toEqual({ deleted: true });
  });

  test('nobody reads, changes or deletes another company’s solutions', async () => {
    const stranger = await signUp(server);
    const id = (await add(person, 'Ours', 'x')).body.solution?.id ?? '';
    expect((await stranger.call(getSolutions, {})).body.solutions).toEqual([]);
    expect((await stranger.call(getSolutions, { clientId: person.organizationId })).status).toBe(403);
    expect((await stranger.call(createSolution, { name: 'x', clientId: person.organizationId })).status).toBe(403);
    expect((await stranger.call(updateSolution, { airtableRecordId: id, name: 'Theirs' })).status).toBe(404);
    expect((await stranger.call(deleteSolution, { airtableRecordId: id })).status).toBe(404);
  });
});
