/** The six error categories of the specification (section 3). */
export type ErrorCategory = 'VALIDATION' | 'CONTENT' | 'NETWORK' | 'API' | 'AUTH' | 'SYSTEM';

interface ErrorKind {
  status: number;
  category: ErrorCategory;
}

/** The closed set of error codes, each with its HTTP status. */
export const errorKinds = {
  invalid_input: { status: 400, category: 'VALIDATION' },
  unauthenticated: { status: 401, category: 'AUTH' },
  payment_required: { status: 402, category: 'API' },
  forbidden: { status: 403, category: 'AUTH' },
  wrong_account: { status: 403, category: 'API' },
  not_found: { status: 404, category: 'API' },
  wrong_method: { status: 405, category: 'API' },
  too_slow: { status: 408, category: 'NETWORK' },
  conflict: { status: 409, category: 'VALIDATION' },
  no_free_seat: { status: 409, category: 'API' },
  gone: { status: 410, category: 'API' },
  too_large: { status: 413, category: 'VALIDATION' },
  content_unreadable: { status: 422, category: 'CONTENT' },
  rate_limited: { status: 429, category: 'API' },
  headers_too_large: { status: 431, category: 'VALIDATION' },
  cancelled: { status: 499, category: 'API' },
  internal: { status: 500, category: 'SYSTEM' },
  /** An automation's response does not have the shape of that call (section 8). */
  invalid_answer: { status: 502, category: 'VALIDATION' },
  /** An automation refused a call; its own status is passed on unless a browser would act on it. */
  automation_refused: { status: 502, category: 'API' },
  upstream_failed: { status: 502, category: 'NETWORK' },
  not_configured: { status: 503, category: 'SYSTEM' },
  unavailable: { status: 503, category: 'SYSTEM' },
  upstream_timeout: { status: 504, category: 'NETWORK' },
  storage_full: { status: 507, category: 'SYSTEM' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

/** Body of every error response (decision A125). */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  requestId?: string;
  details?: Record<string, unknown>;
}
