import type { WebPageError, WebPageFailure } from '#server/ports/web-pages.ts';

/** Thrown if a run can't produce a brief: why, and what to do next, as sentences for users. */
export class PrepFailed extends Error {
  readonly kind:
    | WebPageFailure
    | 'address-unknown'
    | 'several-companies'
    | 'too-little-text'
    | 'took-too-long'
    | 'automation';
  readonly reason: string;
  readonly action: string;

  constructor(kind: PrepFailed['kind'], reason: string, action: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'PrepFailed';
    this.kind = kind;
    this.reason = reason;
    this.action = action;
  }

  static of(error: WebPageError): PrepFailed {
    return new PrepFailed(error.reason, error.reasonText, error.action, error);
  }
}
