import type { z } from 'zod';
import './validation-words.ts';

/** Who may call: read by the one policy table of the server. */
export type Access = 'public' | 'signed-in' | 'member' | 'admin';
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One call of the product, as plain data: the server binds a handler to it, the browser calls it, the
 * OpenAPI document is made from it. `input` is one flat object; a key named in the path (`:id`) travels there,
 * one named in `query` in the query string, the rest in the query string of a GET and in the body otherwise.
 */
export interface Endpoint<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: Method;
  readonly path: string;
  readonly access: A;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  readonly query?: readonly string[];
  /** Other names that a call may give a key by (decision A110). */
  readonly aliases?: Readonly<Record<string, string>>;
  /** What a body may weigh, in bytes, and what is said of a larger one; absent: 1 MB. */
  readonly maxBody?: { bytes: number; text: string };
  /** How long the browser waits for the answer, in milliseconds. */
  readonly timeoutMs?: number;
}

export function endpoint<I extends z.ZodObject, O extends z.ZodType, const A extends Access>(
  descriptor: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return descriptor;
}

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;
