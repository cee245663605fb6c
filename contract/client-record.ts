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

/** The signed-in person and their company as the browser keeps them; before anything is loaded, everything is pending. */
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
    /** ISO 8601, as the server saw it; empty: not known yet. */
    lastLoginAt: text,
    settings: settingsSchema.prefault({}),
    subscription: subscriptionSchema.prefault({}),
    verificationStatus: z.enum(['pending', 'verified']).default('pending'),
    clerkOrgId: text,
    calendarBookingUrl: text,
  }),
});
export type ClientRecord = z.infer<typeof clientRecordSchema>;

/** Nobody is known yet. */
export const freshClientRecord: ClientRecord = clientRecordSchema.parse({ data: {} });

type Lookup = z.infer<typeof fetchByClerkIds.output>;

/**
 * The record that a client lookup makes: stored values once they are loaded, the defaults where it says nothing.
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
