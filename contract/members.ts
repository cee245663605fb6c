import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roleSchema } from './identity.ts';
import { storedRecord, storedUserFields } from './records.ts';
import { limits } from './limits.ts';
import { line, outsideId } from './text.ts';

/** API calls for people (specification, section 7). */
export const getOrgMembers = endpoint({
  method: 'GET',
  path: '/api/identity/org/get-org-members/route',
  access: 'member',
  summary: 'Members of the organization with their roles',
  input: z.object({ organizationId: outsideId().optional() }),
  output: z.object({
    orgMembers: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          role: roleSchema,
          publicUserData: z.object({
            userId: z.string(),
            identifier: z.string(),
            firstName: z.string(),
            lastName: z.string(),
          }),
        }),
      ),
    }),
  }),
});

const companySchema = z.object({
  name: z.string(),
  website: z.string(),
  logo: z.string(),
  industry: z.string().default(''),
  stripeSubscriptionId: z.string(),
  planName: z.string().default(''),
  subscriptionStatus: z.string().default(''),
});

const lookupSchema = z.object({
  user: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: roleSchema,
    status: z.string(),
    calendarBookingUrl: z.string(),
    /** ISO 8601; empty if unknown. */
    lastLoginAt: z.string().default(''),
  }),
  company: companySchema.nullable(),
  clerkOrgId: z.string(),
  clientId: z.string(),
  userID: z.string(),
});

/** Accepts only the caller's own ids. Until a client record exists, `company` holds only the organization's name. */
export const fetchByClerkIds = endpoint({
  method: 'GET',
  path: '/api/records/client/fetch-by-clerk-ids/route',
  access: 'signed-in',
  summary: 'The caller and their company',
  input: z.object({ clerkUserId: outsideId(), clerkOrgId: outsideId().optional() }),
  output: lookupSchema,
});

/** The same lookup as an automation call (decision A96); defaults to the caller in the current organization. */
export const lookUpClient = endpoint({
  method: 'POST',
  path: '/api/automation/client/route',
  access: 'member',
  summary: 'The caller and their company, in the format of an automation',
  input: z.object({
    action: line(limits.text.word).optional(),
    requestId: line(limits.text.id).default(''),
    clientId: outsideId().optional(),
    userID: outsideId().optional(),
    clerkUserId: outsideId().optional(),
    clerkOrgId: outsideId().optional(),
  }),
  output: z.object({
    status: z.enum(['success', 'error']),
    data: lookupSchema.optional(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  }),
  timeoutMs: limits.webhook.timeoutMs.client,
});

export const fetchUsersByClient = endpoint({
  method: 'GET',
  path: '/api/records/client/fetch-users-by-client/route',
  access: 'member',
  summary: 'User records of the organization, by stored field names',
  input: z.object({ clientId: outsideId().optional() }),
  output: z.object({ users: z.array(storedRecord(storedUserFields)) }),
});

/** `updateData` is checked against the editable fields, so that the error names a rejected one. */
export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/records/client/update-user/route',
  access: 'member',
  summary: 'Change a user record; members can change only their own',
  input: z.object({ recordId: outsideId(), updateData: z.record(line(limits.text.personName), z.unknown()) }),
  output: z.object({ record: z.object({ id: z.string(), fields: storedUserFields }) }),
});
