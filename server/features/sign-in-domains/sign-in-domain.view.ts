import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import type { SignInDomain } from '#contract/sign-in-domains.ts';
import { makeTicket } from '#server/platform/ticket.ts';
import type { DomainRow, Domains } from './sign-in-domain.store.ts';

/** Returns the DNS record to publish, derived from the secret key so that nothing is stored. */
export function recordOf(
  secret: string,
  { organizationId, domain }: Pick<DomainRow, 'organizationId' | 'domain'>,
): SignInDomain['record'] {
  const proof = makeTicket(secret, organizationId, `domain:${domain}`).slice(organizationId.length + 1);
  return { name: `_dealwright.${domain}`, value: `dealwright-verification=${proof}` };
}

/** Returns the typed domain as it appears after the @, or null if it can't be registered. */
export function readDomain(typed: string): string | null {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  const domain = domainToASCII(bare);
  const { domain: registrable, isIp } = parse(domain, { validateHostname: true });
  return domain === '' || registrable === null || isIp === true ? null : domain;
}

export async function toSignInDomain(domains: Domains, row: DomainRow, secret: string): Promise<SignInDomain> {
  const { id, domain, provenAt, required } = row;
  return {
    domainId: id,
    domain,
    proven: provenAt !== null,
    required,
    record: recordOf(secret, row),
    unconfirmed: await domains.unconfirmed(domain),
  };
}
