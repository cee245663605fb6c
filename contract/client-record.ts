import { z } from 'zod';
import { roleSchema } from './identity.ts';
import type { fetchByClerkIds } from './members.ts';

const settingsSchema = z.object({
  notifications: z.boolean().default(true),
  twoFactorEnabled: z.boolean().default(false),
  preferredLanguage: z.string().default('en'),
});
const subscriptionSchema = z.object({
  plan: z.string().default(''),
  status: z.string().default(''),
  stripeSubscriptionId: z.string().default(''),
});

const text = z.string().default('');

/** The signed-in person and their company, as cached by the browser; everything is pending until loaded. */
const clientRecordSchema = z.object({
  isRegistered: z.boolean().default(false),
  data: z.object({
    id: text,
    name: text,
    firstName: text,
    lastName: text,
    email: text,
    companyName: text,
    clerkUserId: text,
    clientId: text,
    website: text,
    industry: text,
    logo: text,
    userID: text,
    role: roleSchema.default('org:member'),
    status: z.string().default('pending'),
    /** ISO 8601, as recorded by the server; empty if unknown. */
    lastLoginAt: text,
    settings: settingsSchema.prefault({}),
    subscription: subscriptionSchema.prefault({}),
    verificationStatus: z.enum(['pending', 'verified']).default('pending'),
    clerkOrgId: text,
    calendarBookingUrl: text,
  }),
});
export type ClientRecord = z.infer<typeof clientRecordSchema>;

/** The record before anyone has signed in. */
export const freshClientRecord: ClientRecord = clientRecordSchema.parse({ data: {} });

type Lookup = z.infer<typeof fetchByClerkIds.output>;

/**
 * Builds the client record from a client lookup: stored values where present, defaults otherwise.
 * A confirmed subscription is what verifies a client (decision A76).
 */
export function toClientRecord(
  { user, company, clerkOrgId, clientId, userID }: Lookup,
  { twoFactorEnabled }: { twoFactorEnabled: boolean },
): ClientRecord {
  const { firstName, lastName, email, role, status, calendarBookingUrl, lastLoginAt } = user;
  const stripeSubscriptionId = company?.stripeSubscriptionId ?? '';
  return clientRecordSchema.parse({
    isRegistered: company !== null && company.website !== '',
    data: {
      id: clientId,
      name: `${firstName} ${lastName}`.trim(),
      firstName,
      lastName,
      email,
      companyName: company?.name,
      clerkUserId: userID,
      clientId,
      website: company?.website,
      industry: company?.industry,
      logo: company?.logo,
      userID,
      role,
      status: status === '' ? undefined : status,
      lastLoginAt,
      settings: { twoFactorEnabled },
      subscription: {
        plan: company?.planName,
        status: company?.subscriptionStatus,
        stripeSubscriptionId,
      },
      verificationStatus: stripeSubscriptionId === '' ? 'pending' : 'verified',
      clerkOrgId,
      calendarBookingUrl,
    },
  });
}
