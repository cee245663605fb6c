import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import './validation-words.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value;

const odd: readonly unknown[] = [undefined, null, '', 'x', 'x'.repeat(20_000), -1, 1e12, 1.5, [], {}, true];

test('no call answers input that it refuses in the words of a library', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[a-z-]+\.ts$/u.test(name));
  const modules = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ `./${name}`) as Promise<Record<string, unknown>>),
  );
  const said = new Set<string>();
  for (const endpoint of modules.flatMap((module) => Object.values(module)).filter(isEndpoint))
    for (const value of odd) {
      const fields = Object.keys(endpoint.input.shape).map((name) => [name, value]);
      const parsed = endpoint.input.safeParse(Object.fromEntries(fields));
      for (const issue of parsed.error?.issues ?? []) said.add(issue.message);
    }
  expect(said.size).toBeGreaterThan(15);
  expect([...said].filter((text) => /^(Invalid|Too (big|small)|Unrecognized|Required)|expected/iu.test(text))).toEqual(
    [],
  );
});

test('a size is told in words, with its number', () => {
  const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(messageOf(z.string().max(1200), 'x'.repeat(1201))).toBe('Use up to 1,200 characters');
  expect(messageOf(z.string().min(10), 'x')).toBe('Use 10 characters or more');
  expect(messageOf(z.array(z.string()).max(2), ['a', 'b', 'c'])).toBe('Use up to 2 entries');
  expect(messageOf(z.number().min(1), 0)).toBe('Use a number from 1 on');
  expect(messageOf(z.enum(['skip', 'keep']), 'x')).toBe('Choose one of: skip, keep');
  expect(messageOf(z.string().min(1, 'Enter a name'), '')).toBe('Enter a name');
});

test('a missing text or list is told as an empty one is', () => {
  const schema = z.object({
    name: z
      .string()
      .trim()
      .max(9)
      .min(1, 'Enter a name')
      .refine(() => true),
    events: z.array(z.string()).min(1, 'Choose an event'),
    own: z.string({ error: 'Say which' }).min(1, 'Not this'),
    plain: z.string().min(1),
    seats: z.number().min(1, 'Enter at least one seat'),
  });
  const said = (value: object) => schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(said({})).toEqual([
    'Enter a name',
    'Choose an event',
    'Say which',
    'This field is required',
    'This field is required',
  ]);
  expect(said({ name: '', events: [], own: 'x', plain: '', seats: 1 })).toEqual([
    'Enter a name',
    'Choose an event',
    'This field is required',
  ]);
  expect(said({ name: 5, events: {}, own: 'x', plain: 'x', seats: 1 })).toEqual(['Use text here', 'Use a list here']);
});
