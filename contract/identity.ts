import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, outsideId, properName } from './text.ts';

export const roleSchema = z.enum(['org:admin', 'org:member']);
export type Role = z.infer<typeof roleSchema>;

export const membershipSchema = z.object({
  clerkOrgId: z.string(),
  clerkOrgMemId: z.string(),
  name: z.string(),
  role: roleSchema,
  clientId: z.string(),
});

/** Which integrations are real, and what the browser needs before sign-in; never a secret. */
export const readConfiguration = endpoint({
  method: 'GET',
  path: '/api/configuration',
  access: 'public',
  summary: 'The settings the browser needs',
  input: z.object({}),
  output: z.object({
    missing: z.array(z.string()),
    testMode: z.boolean(),
    demo: z.boolean(),
    version: z.string(),
    /** What this installation is, such as Development or Production; client records carry it. */
    instance: z.string(),
    /** Whether a hosted provider handles sign-in (OpenID Connect). */
    hostedSignIn: z.boolean(),
    /** Whether email is delivered, so that confirmation and reset links arrive. */
    mail: z.boolean(),
    /** `test`: no money moves. `pricingUrl`: an external pricing page; null uses the product's own. */
    payments: z.object({ test: z.boolean(), pricingUrl: z.string().nullable() }),
    /** Where the browser reports errors; null turns reporting off. */
    sentryDsn: z.string().nullable(),
    /** How long a browser waits for the session endpoint, and how often it tries in all. */
    sessionEndpoint: z.object({ timeoutMs: z.number().int(), attempts: z.number().int() }),
    captcha: z.object({ siteKey: z.string(), scriptUrl: z.string() }).nullable(),
  }),
});

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'signed-in',
  summary: 'Who is signed in and in which organizations',
  input: z.object({}),
  output: z.object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      image: z.string().nullable(),
    }),
    memberships: z.array(membershipSchema),
    activeOrganizationId: z.string().nullable(),
    twoFactor: z.boolean(),
    /** False if the person signs in only through a hosted provider. */
    hasPassword: z.boolean(),
  }),
});
export type SessionInfo = z.infer<typeof readSession.output>;

export const createOrganization = endpoint({
  method: 'POST',
  path: '/api/identity/org/create-org/route',
  access: 'signed-in',
  summary: 'Create an organization; its creator is its admin',
  input: z.object({
    orgName: properName(limits.organizationName.max).min(1, 'Organization name is required'),
    adminEmail: line(limits.text.email).default(''),
    adminClerkUserId: outsideId().default(''),
  }),
  output: z.object({ organization: z.object({ id: z.string(), name: z.string() }) }),
});

export const signedInDeviceSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/identity/sign-ins',
  access: 'signed-in',
  summary: 'Where the caller is signed in',
  input: z.object({}),
  output: z.object({ signIns: z.array(signedInDeviceSchema) }),
});

export const revokeSignIn = endpoint({
  method: 'DELETE',
  path: '/api/identity/sign-ins/:id',
  access: 'signed-in',
  summary: 'End one of the caller’s sign-ins',
  input: z.object({ id: outsideId() }),
  output: z.object({ success: z.literal(true) }),
});

export const revokeOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/api/identity/sign-ins',
  access: 'signed-in',
  summary: 'Sign the caller out everywhere else',
  input: z.object({}),
  output: z.object({ revoked: z.number().int() }),
});

/** Bearer token and ids of automated-test mode (decisions A01 to A04); accepted only while TEST_MODE is on. */
export const testMode = {
  token: 'test-mode',
  userId: 'test-mode-admin',
  organizationId: 'test-mode',
  email: 'test-mode@dealwright.invalid',
} as const;
