import { parse } from 'tldts';

/** No real site has such a name, but the demo's prospect does. */
const isReserved = (hostname: string | null): boolean => /[^.]\.example$/iu.test(hostname ?? '');

/** Distinguishes a web address ('acme.com', 'http://localhost:8080/about') from a company name ('Acme Inc.'). */
export function splitCompany(company: string): { companyName: string; prospWebUrl: string } {
  const text = company.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return { companyName: '', prospWebUrl: text };
  const { domain, isIcann, isIp, hostname } = parse(text);
  const isAddress =
    !/\s/u.test(text) &&
    (isIp === true || hostname === 'localhost' || isReserved(hostname) || (domain !== null && isIcann === true));
  return isAddress ? { companyName: '', prospWebUrl: `https://${text}` } : { companyName: text, prospWebUrl: '' };
}
