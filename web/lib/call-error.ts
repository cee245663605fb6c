import { errorKinds } from '#contract/errors.ts';
import type { ErrorCategory } from '#contract/errors.ts';

interface Particulars {
  /** The server's id of the request. */
  requestId?: string | undefined;
  /** What the server added to its error. */
  details?: Record<string, unknown> | undefined;
  cause?: unknown;
}

/** Why a call failed. `code` is the server's or the browser's own; `status` is 0 without a response. */
export class CallError extends Error {
  readonly category: ErrorCategory;
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly details: Record<string, unknown>;

  constructor(
    category: ErrorCategory,
    code: string,
    message: string,
    status = 0,
    { requestId, details = {}, cause }: Particulars = {},
  ) {
    super(message, { cause });
    this.name = 'CallError';
    this.category = category;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
  }
}

/** Returns the category of a known code, else by status. */
export function categoryOf(code: string, status: number): ErrorCategory {
  const kind = Object.entries(errorKinds).find(([name]) => name === code)?.[1];
  if (kind) return kind.category;
  if (status === 401 || status === 403) return 'AUTH';
  return status >= 500 ? 'SYSTEM' : 'API';
}

/** Returns the error text that the server stated, or '' if none arrived. */
export function statedText(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return '';
  const ours = ['not_json', 'invalid_response'].includes(error.code);
  return ours || error.message === `HTTP error! status: ${error.status}` ? '' : error.message;
}

/** Returns the text to show for any thrown value: a server's or our own, never an internal one. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'Something went wrong. Nothing was lost. Try again.';
}
