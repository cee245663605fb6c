import { parse } from 'tldts';
import { WebPageError } from '#server/ports/web-pages.ts';

/** Returns the key of a site: the registrable domain, or host and port if there is none. */
export function siteKey(url: string): string {
  const { host, hostname } = new URL(url);
  const { domain, isIp } = parse(hostname);
  return domain && !isIp && new URL(url).port === '' ? domain : host;
}

/** Returns the domain to display; null for IP addresses and local names. */
export function domainOf(url: string): string | null {
  const { domain, isIp } = parse(new URL(url).hostname);
  return isIp ? null : domain;
}

/** Returns true for `acme.com`, `www.acme.co.uk/about`, `127.0.0.1:8080` and `https://…`; false for a plain name. */
export function looksLikeAddress(text: string): boolean {
  const trimmed = text.trim();
  if (/^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed)) return true;
  if (trimmed === '' || /\s/u.test(trimmed)) return false;
  const host = trimmed.split(/[/?#]/u)[0] ?? '';
  if (/^(\[[\da-f:.]+\]|\d{1,3}(\.\d{1,3}){3}|localhost)(:\d+)?$/iu.test(host)) return true;
  return parse(host).isIcann === true;
}

/** Returns the valid addresses. Throws if there are none. */
function usable(addresses: string[], typed: string): string[] {
  const those = addresses.filter((address) => URL.canParse(address));
  if (those.length === 0) throw new WebPageError('bad-address', typed);
  return those;
}

/** Returns the URLs to try for typed text, best first: https, then http if no scheme was given. */
export function addressesFor(typed: string): string[] {
  const trimmed = typed.trim();
  if (/^https?:\/\//iu.test(trimmed)) return usable([trimmed], trimmed);
  if (/^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed) || !looksLikeAddress(trimmed))
    throw new WebPageError('bad-address', trimmed);
  return usable([`https://${trimmed}`, `http://${trimmed}`], trimmed);
}

/** Returns up to three addresses a company of this name might have. */
export function candidateAddresses(companyName: string): string[] {
  const plain = companyName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(inc|incorporated|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|plc|sa|bv|group)\b\.?/gu, ' ');
  const words = plain.split(/[^a-z\d]+/u).filter(Boolean);
  if (words.length === 0) return [];
  const joined = words.join('');
  return [...new Set([`https://${joined}.com`, `https://${words.join('-')}.com`, `https://${joined}.io`])];
}
