import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, recordId } from './text.ts';

const domainSchema = z.object({
  domainId: z.string(),
  domain: z.string(),
  /** False until the record below is found. */
  proven: z.boolean(),
  /** Whether addresses of the domain must sign in through the hosted provider. */
  required: z.boolean(),
  /** The TXT record that proves ownership. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Members with an unconfirmed address of the domain; they can't sign in through the hosted provider. */
  unconfirmed: z.array(z.string()),
});
export type SignInDomain = z.infer<typeof domainSchema>;

export const readSignInDomains = endpoint({
  method: 'GET',
  path: '/api/sign-in-domains',
  access: 'admin',
  summary: 'The email domains that the organization claims, and whether they require hosted sign-in',
  input: z.object({}),
  output: z.object({
    /** Whether a hosted provider is configured; without one nothing can be required. */
    hostedSignIn: z.boolean(),
    /** The caller's address, if this sign-in came from the provider. */
    signedInThereAs: z.string().nullable(),
    domains: z.array(domainSchema),
  }),
});

export const claimSignInDomain = endpoint({
  method: 'POST',
  path: '/api/sign-in-domains',
  access: 'admin',
  summary: 'Claim an email domain, to be verified by a TXT record',
  input: z.object({
    domain: line(limits.signInDomains.nameMax).min(1, 'Enter a domain such as company.com'),
  }),
  output: z.object({ domain: domainSchema }),
});

const domainId = z.object({ domainId: recordId() });
export const proveSignInDomain = endpoint({
  method: 'POST',
  path: '/api/sign-in-domains/:domainId/prove',
  access: 'admin',
  summary: 'Check the TXT record of a claimed domain',
  input: domainId,
  output: z.object({ domain: domainSchema }),
});
export const requireHostedSignIn = endpoint({
  method: 'PATCH',
  path: '/api/sign-in-domains/:domainId',
  access: 'admin',
  summary: 'Require hosted sign-in for a verified domain, or stop requiring it',
  input: domainId.extend({ required: z.boolean() }),
  output: z.object({ domain: domainSchema, signedOut: z.number().int() }),
});
export const removeSignInDomain = endpoint({
  method: 'DELETE',
  path: '/api/sign-in-domains/:domainId',
  access: 'admin',
  summary: 'Remove a claimed domain and what it required',
  input: domainId,
  output: z.object({ success: z.literal(true) }),
});
