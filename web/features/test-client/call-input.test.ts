import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { allEndpoints, listEndpoints } from './all-endpoints.ts';
import { fieldsOf, readForm, readJson, sampleInput, valuesOf } from './call-input.ts';
import { curlOf } from './curl-of.ts';
import { hideSecrets } from './hide-secrets.ts';
import { shapeOf, shownText } from './run-call.ts';

const tried = endpoint({
  method: 'POST',
  path: '/api/things/:thingId',
  access: 'member',
  summary: 'Change a thing',
  query: ['dry'],
  input: z.object({
    thingId: z.string(),
    organizationId: z.string(),
    kind: z.enum(['plain', 'odd']),
    count: z.number().optional(),
    dry: z.boolean().optional(),
    parts: z.array(z.object({ name: z.string() })).optional(),
  }),
  output: z.object({ ok: z.literal(true), parts: z.array(z.string()) }),
});

describe('the form of a call', () => {
  const fields = fieldsOf(tried);

  test('has a field for each key, of the kind that its schema says', () => {
    expect(fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['thingId', 'text', true],
      ['organizationId', 'text', true],
      ['kind', 'choice', true],
      ['count', 'number', false],
      ['dry', 'boolean', false],
      ['parts', 'json', false],
    ]);
    expect(fields[2]?.choices).toEqual(['plain', 'odd']);
  });

  test('begins with an input that fits, in the caller’s organization', () => {
    const sample = sampleInput(tried, 'org_1');
    expect(sample).toEqual({ thingId: 'THING', organizationId: 'org_1', kind: 'plain' });
    expect(tried.input.safeParse(sample).success).toBe(true);
  });

  test('gives back the input that it was filled with, and leaves out what is empty', () => {
    const input = {
      thingId: 'a "b"',
      organizationId: 'o',
      kind: 'odd',
      count: 3,
      dry: false,
      parts: [{ name: 'x' }],
    };
    expect(readForm(fields, valuesOf(fields, input))).toEqual({ input });
    expect(readForm(fields, { ...valuesOf(fields, input), count: '', parts: '' })).toEqual({
      input: { thingId: 'a "b"', organizationId: 'o', kind: 'odd', dry: false },
    });
  });

  test('says which field cannot be read, and why', () => {
    expect(readForm(fields.slice(3), { count: 'three' })).toEqual({ field: 'count', error: 'This isn’t a number.' });
    expect(readForm(fields.slice(3), { parts: '[{' })).toEqual({ field: 'parts', error: 'This isn’t valid JSON.' });
    expect(readJson('[1]')).toEqual({ field: '', error: 'The input of a call is one JSON object.' });
    expect(readJson('{')).toEqual({ field: '', error: 'This isn’t valid JSON.' });
    expect(readJson(' ')).toEqual({ input: {} });
  });
});

describe('secrets', () => {
  test('are hidden wherever they stand, and nothing else is', () => {
    const answer = {
      key: 'dw_1234',
      note: 'the key is under the mat',
      nested: [{ signingSecret: 'x', token: null, passwords: 3 }],
      secrets: ['a'],
      monkey: 'Coco',
      keys: [{ name: 'Zapier', apiKey: 'dw_9' }],
    };
    expect(hideSecrets(answer)).toEqual({
      key: '(hidden)',
      note: 'the key is under the mat',
      nested: [{ signingSecret: '(hidden)', token: null, passwords: 3 }],
      secrets: ['a'],
      monkey: 'Coco',
      keys: [{ name: 'Zapier', apiKey: '(hidden)' }],
    });
    expect(shownText('{"token":"abc"}')).toBe('{\n  "token": "(hidden)"\n}');
    expect(shownText('data: 1\n\n')).toBe('data: 1\n\n');
  });

  test('do not travel in a copied command, which is whole for a shell', () => {
    const text = curlOf(
      tried,
      { thingId: 'a/b', kind: 'odd', dry: true, password: 'hunter2', note: "it's" },
      { origin: 'https://dealwright.example', organizationId: 'org_1' },
    );
    expect(text).toContain("curl -X POST 'https://dealwright.example/api/things/a%2Fb?dry=true'");
    expect(text).toContain('"Authorization: Bearer $DEALWRIGHT_KEY"');
    expect(text).not.toContain('hunter2');
    expect(text).toContain(String.raw`it'\''s`);
  });
});

describe('the shape of an answer', () => {
  test('passes, fails with the places that differ, or is not checked', () => {
    expect(shapeOf(tried, { ok: true, text: '{"ok":true,"parts":[]}' })).toEqual([]);
    expect(shapeOf(tried, { ok: true, text: '{"ok":true,"parts":[1]}' })?.[0]).toMatch(/^parts\.0: /u);
    expect(shapeOf(tried, { ok: false, text: '{"error":"No"}' })).toBeNull();
    expect(shapeOf(tried, { ok: true, text: '<html>' })).toBeNull();
  });
});

test('the list holds every call of the contract once', () => {
  expect(allEndpoints.length).toBeGreaterThan(150);
  expect(new Set(allEndpoints.map(({ id }) => id)).size).toBe(allEndpoints.length);
  expect(listEndpoints({ 'contract/own-cards.ts': { tried, again: tried, limits: { a: 1 } } })).toEqual([
    { id: 'POST /api/things/:thingId', group: 'Own cards', endpoint: tried },
  ]);
});

test('every call of the contract has a form, and an input to begin with', () => {
  for (const { id, endpoint: each } of allEndpoints) {
    const values = valuesOf(fieldsOf(each), sampleInput(each, 'org_1'));
    expect([id, readForm(fieldsOf(each), values)]).toEqual([id, { input: sampleInput(each, 'org_1') }]);
  }
});
