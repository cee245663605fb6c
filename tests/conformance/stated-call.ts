import { expect } from 'vitest';

/** One call as the specification's tables state it. `{name}` stands for what an earlier call brought. */
export interface StatedCall {
  /** Of the requirements that it shows. */
  ids: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: string;
  body?: unknown;
  /** Of a form: its field `file`. */
  file?: () => Promise<Buffer>;
  /** What of the answer is read. */
  reads: (answer: unknown, known: Record<string, string>) => void;
  needs?: 'subscription';
  /** A second time is another case: it's made by the path as it's written alone. */
  once?: true;
}

export type Known = Record<string, string>;
export const text = expect.any(String) as string;
export const list = expect.any(Array) as unknown[];
export const like =
  (expected: object) =>
  (answer: unknown): void =>
    expect(answer).toMatchObject(expected);
/** The text at a path of keys. */
const at = (answer: unknown, ...path: (string | number)[]): string => {
  let value = answer;
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return typeof value === 'string' ? value : '';
};
/** As `like`, and keeps texts of the answer for later calls. */
export const keeping =
  (expected: object, paths: Record<string, (string | number)[]>) =>
  (answer: unknown, known: Known): void => {
    expect(answer).toMatchObject(expected);
    for (const [name, path] of Object.entries(paths)) {
      known[name] = at(answer, ...path);
      expect([name, known[name]]).not.toEqual([name, '']);
    }
  };

export const records = '/api/records';
export const automation = '/api/automation';
export const ofClient = '?clientId={organization}';
export const who = { clientId: '{organization}', userID: '{user}', requestId: 'r-1' };
