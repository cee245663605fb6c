import type { z } from 'zod';
import './validation-words.ts';

/** Who may call; enforced by the server's one policy table. */
export type Access = 'public' | 'signed-in' | 'member' | 'admin';
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One API call as plain data: the server binds a handler to it, the browser calls it, and OpenAPI is generated from it.
 * `input` is one flat object: keys named in the path (`:id`) go there, keys listed in `query` go to the query string
 * (in a body the server ignores them, decision A116), and the rest go to the query string of a GET or to the body
 * otherwise.
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
  /** Alternative names accepted for a key (decision A110). */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Maximum body size in bytes and the error text for a larger one; default 1 MB. */
  readonly maxBody?: { bytes: number; text: string };
  /** Browser timeout in milliseconds. */
  readonly timeoutMs?: number;
}

export function endpoint<I extends z.ZodObject, O extends z.ZodType, const A extends Access>(
  descriptor: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return descriptor;
}

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;
