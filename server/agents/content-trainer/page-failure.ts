import type { ContentFailure } from '#contract/content.ts';
import type { WebPageError, WebPageFailure } from '#server/ports/web-pages.ts';

const reasons: Partial<Record<WebPageFailure, ContentFailure['reason']>> = {
  robots: 'robots',
  refused: 'forbidden-address',
  'too-large': 'too-large',
  unreadable: 'too-large',
  'not-html': 'unsupported',
  timeout: 'timeout',
};

/** Advice for people who add content; reasons not listed use the general advice. */
const actions: Partial<Record<WebPageFailure, string>> = {
  refused: 'Enter an address that everyone can open, or save the page and upload it as a document.',
  timeout: 'Try again in a few minutes, or save the page and upload it as a document.',
  unreadable: 'Save the part that matters and upload it as a document.',
  'too-large': 'Save the part that matters and upload it as a document.',
  'not-html': 'If it is a file, download it and upload it as a document.',
  robots: 'If the page is yours, allow it there; otherwise save the page and upload it as a document.',
  'members-only': 'Save what you may use of it and upload it as a document.',
};

/** Returns why a page could not be read for training, and what to do. */
export function pageFailure({ reason, reasonText, action }: WebPageError): ContentFailure {
  return { reason: reasons[reason] ?? 'unreachable', message: `${reasonText} ${actions[reason] ?? action}` };
}

/** Returns whether the status means that the page no longer exists. */
export const isGone = (status: number | null): boolean => status === 404 || status === 410;
