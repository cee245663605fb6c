import { errorKinds, type ErrorCategory, type ErrorCode } from '#contract/errors.ts';

/** Thrown by use cases; the error handler turns it into `{ error, code, details? }`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }

  get category(): ErrorCategory {
    return errorKinds[this.code].category;
  }
}
