export type WebPageFailure =
  | 'bad-address'
  | 'not-resolved'
  | 'refused'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'http-status'
  | 'not-html'
  | 'connection'
  | 'unreadable'
  | 'robots'
  | 'members-only';

const wording: Record<WebPageFailure, { reason: string; action: string }> = {
  'bad-address': {
    reason: 'We can’t read this web address.',
    action: 'Enter an address such as https://example.com, without a user name or password in it.',
  },
  'not-resolved': {
    reason: "We couldn't find a website at this address.",
    action: 'Check the spelling of the web address.',
  },
  refused: {
    reason: 'This address belongs to a private network, so we don’t read it.',
    action: 'Enter the public web address of the company.',
  },
  timeout: {
    reason: 'The website didn’t respond in time.',
    action: 'Try again in a few minutes, or enter another page of the company.',
  },
  'too-large': {
    reason: 'The page is too large to read.',
    action: 'Enter another page of the company, for example its about page.',
  },
  'too-many-redirects': {
    reason: 'The address redirects without end.',
    action: 'Open the website in a browser and enter the address it ends at.',
  },
  'http-status': {
    reason: 'The website returned an error.',
    action: 'Open the address in a browser to see whether it exists, then try again.',
  },
  'not-html': { reason: 'The address isn’t a web page.', action: 'Enter the address of a page, not of a file.' },
  connection: {
    reason: 'The connection to the website failed.',
    action: 'Check the address and try again in a few minutes.',
  },
  unreadable: {
    reason: 'Reading the page took too much time or memory, so we stopped.',
    action: 'Enter another page of the company, for example its about page.',
  },
  robots: {
    reason: 'The website asks programs not to read this page (robots.txt).',
    action: 'Enter another page of the company, or prepare from your own notes.',
  },
  'members-only': {
    reason: 'We don’t read LinkedIn: its pages are open only to signed-in members.',
    action: 'Enter the company’s website. We keep a LinkedIn address as a link.',
  },
};

/** Why a page could not be read; `reasonText` and `action` are sentences for users. */
export class WebPageError extends Error {
  readonly reason: WebPageFailure;
  readonly url: string;
  readonly status: number | undefined;
  readonly reasonText: string;
  readonly action: string;

  constructor(reason: WebPageFailure, url: string, detail?: { status?: number; cause?: unknown }) {
    const { reason: sentence, action } = wording[reason];
    const text = reason === 'http-status' ? `The website returned the error ${detail?.status ?? 'unknown'}.` : sentence;
    super(`${text} (${url})`, { cause: detail?.cause });
    this.name = 'WebPageError';
    this.reason = reason;
    this.url = url;
    this.status = detail?.status;
    this.reasonText = text;
    this.action = action;
  }
}

export interface FetchedPage {
  /** URL after redirects. */
  url: string;
  status: number;
  contentType: string;
  body: string;
  /** ISO 8601. */
  fetchedAt: string;
  /** Lets a later request ask whether the page changed; null if the site provides none. */
  mark?: PageMark;
}

/** Version of a page as declared by the site: its ETag and Last-Modified headers. */
export interface PageMark {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchPageOptions {
  signal?: AbortSignal;
  /** Maximum body size after decompression, in bytes. */
  maxBytes: number;
  /** Total timeout in milliseconds: redirects, connection and body. */
  timeoutMs: number;
  /** `page` (default) accepts only HTML, `text` robots.txt and similar, `json` API responses. */
  expect?: 'page' | 'text' | 'json';
  /** Sent as JSON by POST instead of a plain GET. */
  post?: object;
  /** Returns status 304 without a body if the page still has this mark. */
  unlessMark?: PageMark;
}

export interface FetchedImage {
  url: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Reads pages of the public web. Rejects with WebPageError, or with the reason of an aborted signal. */
export interface WebPages {
  fetchPage(url: string, options: FetchPageOptions): Promise<FetchedPage>;
  /** Fetches an image; the caller must check its bytes, since the type is only declared. */
  fetchImage(url: string, options: Omit<FetchPageOptions, 'expect'>): Promise<FetchedImage>;
  /** Fetches a PDF with the mark that lets a later request ask whether it changed. */
  fetchDocument(url: string, options: Omit<FetchPageOptions, 'expect'>): Promise<FetchedImage & { mark: PageMark }>;
}
