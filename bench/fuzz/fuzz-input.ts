/** Returns a generator with the same numbers for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Values no one types but someone sends. */
const odd: readonly unknown[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  'a\nb\tc\r\n',
  '\u202e\u200b\ufeff',
  '💥'.repeat(200),
  'x'.repeat(5_000),
  "' or 1=1 --",
  '"; drop table "user"; --',
  '%00%ff',
  '$1 $2',
  '{"a":1}',
  '../../etc/passwd',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-22T08:00:00Z',
  'https://',
  'http://a b',
  'https://x:99999',
  'https://[::1',
  'javascript:alert(1)',
  'ftp://x',
  'file:///etc/passwd',
  '//',
  '.',
  '@',
  'a@',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '6f9619ff-8b86-d011-b42d-00c04fc964f',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53 + 1,
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 'x', constructor: { prototype: 1 } },
  { $gt: '' },
];

interface Def {
  type: string;
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  in?: unknown;
  options?: unknown[];
  entries?: Record<string, unknown>;
  values?: unknown[];
  format?: string;
}

/** Returns a value the schema could accept, with existing ids from `known` by name. */
function plausible(schema: unknown, name: string, known: Record<string, string>, random: () => number): unknown {
  const { def } = (schema as { _zod: { def: Def } })._zod;
  const inner = (next: unknown) => plausible(next, name, known, random);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(() => random() < 0.9)
          .map(([key, value]) => [key, plausible(value, key, known, random)]),
      );
    case 'array':
      return [inner(def.element)];
    case 'union':
      return inner(def.options?.[Math.floor(random() * (def.options.length || 1))]);
    case 'pipe':
      return inner(def.in);
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'number':
      return 1;
    case 'boolean':
      return random() < 0.5;
    case 'record':
      return { CalendarBookingUrl: 'https://x.example' };
    case 'string':
      if (known[name] !== undefined) return known[name];
      return def.format === 'datetime' ? '2026-11-22T08:00:00Z' : 'some text';
    default:
      return def.innerType === undefined ? 'some text' : inner(def.innerType);
  }
}

/** Replaces or removes one part of a value, or replaces the whole. */
function spoil(value: unknown, random: () => number): unknown {
  if (random() < 0.15 || typeof value !== 'object' || value === null) return odd[Math.floor(random() * odd.length)];
  const keys = Object.keys(value);
  const key = keys[Math.floor(random() * keys.length)];
  if (key === undefined) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[key] = spoil(copy[key], random);
  return copy;
}

/** Returns a hostile input for a schema. */
export function hostileInput(
  schema: unknown,
  known: Record<string, string>,
  random: () => number,
): Record<string, unknown> {
  let input = plausible(schema, '', known, random);
  for (let times = Math.floor(random() * 4); times > 0; times -= 1) input = spoil(input, random);
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}
