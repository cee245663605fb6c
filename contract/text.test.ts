import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import {
  block,
  carriesAddress,
  instant,
  isBlock,
  isLine,
  isPasted,
  line,
  outsideId,
  properName,
  recordId,
  shownName,
  toOutsideId,
  toRecordId,
} from './text.ts';

const known = new Set<unknown>([isLine, isBlock, isPasted, toOutsideId, toRecordId]);
const closedFormats = new Set(['uuid', 'datetime', 'date']);

/** Returns the place of every string in a schema whose kind isn't declared. */
function untold(schema: unknown, place: string): string[] {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod;
  const inner = (key: string, name = place) => untold(def[key], name);
  switch (def['type']) {
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([key, value]) => untold(value, `${place}.${key}`));
    case 'array':
      return inner('element', `${place}[]`);
    case 'record':
      return [...inner('keyType', `${place}{}`), ...inner('valueType')];
    case 'union':
      return (def['options'] as unknown[]).flatMap((each) => untold(each, place));
    case 'pipe':
      // A pipe into a closed list accepts only its values.
      return isClosed(def['out']) ? [] : [...inner('in'), ...inner('out')];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return inner('innerType');
    case 'string': {
      const checks = (def['checks'] ?? []) as { _zod: { def: { fn?: unknown; tx?: unknown } } }[];
      const told = checks.some(({ _zod: { def: check } }) => known.has(check.fn) || known.has(check.tx));
      return told || closedFormats.has(String(def['format'])) ? [] : [place];
    }
    default:
      return [];
  }
}

const isClosed = (schema: unknown): boolean =>
  (schema as { _zod: { def: Record<string, unknown> } })._zod.def['type'] === 'enum';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value;

describe('text that comes in', () => {
  test('of every call is a line, a block, an id or kept as it came', async () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /^[a-z-]+\.ts$/u.test(name));
    const modules = await Promise.all(
      files.map((name) => import(/* @vite-ignore */ `./${name}`) as Promise<Record<string, unknown>>),
    );
    const endpoints = modules.flatMap((module) => Object.entries(module)).filter(([, value]) => isEndpoint(value));
    expect(endpoints.length).toBeGreaterThan(60);
    expect(endpoints.flatMap(([name, each]) => untold((each as Endpoint).input, name))).toEqual([]);
    expect(untold(z.object({ open: z.string() }), 'planted')).toEqual(['planted.open']);
  });

  test('holds no NUL, no control character and no half of a surrogate pair; a block keeps line breaks and tabs', () => {
    for (const bad of ['a\0b', 'a\u0007b', 'a\ud800b', '\udc00']) {
      expect(line(9).safeParse(bad).success).toBe(false);
      expect(block(9).safeParse(bad).success).toBe(false);
    }
    expect(line(9).safeParse('a\nb').success).toBe(false);
    expect(block(9).parse(' a\r\n\tb\rc ')).toBe('a\n\tb\nc');
    expect(line(9).parse('  山田 🚀 ')).toBe('山田 🚀');
    expect(line(3).safeParse('abcd').success).toBe(false);
  });

  test('that is no id is the id of nothing, never an error', () => {
    for (const odd of ['', 'nothing', '../../etc', 'a\0', '😀'.repeat(500)]) {
      expect(recordId().parse(odd)).toBe('00000000-0000-0000-0000-000000000000');
      expect(() => outsideId().parse(odd)).not.toThrow();
    }
    expect(outsideId().parse('a\0')).toBe('-');
    expect(recordId().parse('6f9619ff-8b86-d011-b42d-00c04fc964ff')).toBe('6f9619ff-8b86-d011-b42d-00c04fc964ff');
  });

  test('that names a person carries no address, though a company may be called by its domain', () => {
    for (const name of ['Click https://evil.example', 'see www.evil.example', 'Ann evil.example/win', 'HTTP://X'])
      expect(carriesAddress(name)).toBe(true);
    for (const name of ['Booking.com', 'AC/DC Ltd', 'Dr. Ann O’Neil', 'Müller & Co. KG', 'wwwonder']) {
      expect(carriesAddress(name)).toBe(false);
    }
  });

  test('that is shown within a sentence of ours turns nothing of it', () => {
    const names = [shownName(99), properName(99)];
    const turning = [
      'abc\u202Edef',
      '\u202Dabc\u202C',
      'x\u2067y',
      'x\u2067y\u2069\u2068',
      'x\u202By',
      '\u2069x\u2067',
      '\u2067x\u202C',
    ];
    for (const name of turning) expect(names.map((schema) => schema.safeParse(name).success)).toEqual([false, false]);
    for (const name of ['\u2068محمد\u2069 Ltd', '\u202A\u202Ba\u202C\u202C', 'משה\u200F', 'x\u2069'])
      expect(names.map((schema) => schema.safeParse(name).success)).toEqual([true, true]);
  });

  test('that is an instant lies in years that exist', () => {
    expect(instant().safeParse('2026-11-22T08:00:00Z').success).toBe(true);
    for (const odd of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '2026-13-01T00:00:00Z', '2026-11-22'])
      expect(instant().safeParse(odd).success).toBe(false);
  });
});
