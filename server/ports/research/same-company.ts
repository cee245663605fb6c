import { literally } from '#server/readers/one-of.ts';
import { parse } from 'tldts';
import { formsAs } from './legal-forms.ts';

/** Hosts where many companies have a page: the path tells them apart. */
const shared = new Set([
  'facebook.com',
  'linkedin.com',
  'instagram.com',
  'x.com',
  'twitter.com',
  'youtube.com',
  'google.com',
  'medium.com',
  'linktr.ee',
  'github.com',
  'tiktok.com',
  'etsy.com',
  'amazon.com',
]);
const reserved = /(^|\.)(example|test|invalid|localhost)$|^example\.(com|net|org)$/u;

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]|(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/(?<!\p{L})a\/s(?!\p{L})/gu, 'as')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const legalForms = formsAs(wordsOf);
const mostOfForm = Math.max(...[...legalForms].map((form) => form.split(' ').length));

/** Returns of how many words the legal form is that these end with; 0: there is none. */
function formLength(words: readonly string[]): number {
  for (let length = Math.min(mostOfForm, words.length - 1); length > 0; length -= 1)
    if (legalForms.has(words.slice(-length).join(' '))) return length;
  return 0;
}

/** Normalizes a name for comparison: lower case, without accents, punctuation or legal form. */
export function plainName(name: string): string {
  const words = wordsOf(name);
  if (words.length > 1 && words[0] === 'the') words.shift();
  for (;;) {
    const length = formLength(words);
    // 'GmbH & Co. KG'
    if (length > 0) words.splice(-length);
    else if (words.length > 1 && words.at(-1) === 'and' && formLength(words.slice(-mostOfForm - 2, -1)) > 0)
      words.pop();
    else break;
  }
  return words.join(' ');
}

/** Returns whose site a URL is on: the registered domain (or host and port), plus the path on shared hosts. */
export function ownerOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, host, port, pathname } = new URL(address);
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true });
  const owner = domain && isIp !== true && port === '' ? domain : host.replace(/^www\./u, '');
  const path = pathname.replace(/\/+$/u, '').toLowerCase();
  return shared.has(owner) && path !== '' ? `${owner}${path}` : owner;
}

export function sameOwner(left: string, right: string): boolean {
  const owner = ownerOf(left);
  return owner !== null && owner === ownerOf(right);
}

/** Returns whether no public service can know this address. */
export function isReserved(address: string): boolean {
  return URL.canParse(address) && reserved.test(new URL(address).hostname);
}

/** Returns whether a text or its markup names the site's domain as a whole word. */
export function namesSite(text: string, siteUrl: string): boolean {
  const owner = ownerOf(siteUrl);
  if (owner === null) return false;
  const escaped = literally(owner);
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])(?<!\\p{L}[.])${escaped}(?![\\p{L}\\p{N}-])(?!\\.\\p{L})|(?:www|//[\\w-]+)\\.${escaped}(?![\\p{L}\\p{N}-])(?!\\.\\p{L})`,
    'iu',
  ).test(text);
}

/** Returns the words of a text between spaces, in which a plain name is found as ` ${name} `. */
export const plainText = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Returns whether a text contains one of the company's names as whole words. */
export function namesCompany(text: string, names: readonly string[]): boolean {
  const plain = plainText(text);
  return names.some((name) => plainName(name) !== '' && plain.includes(` ${plainName(name)} `));
}
