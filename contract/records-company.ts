import { z } from 'zod';
import { limits } from './limits.ts';

/** Returns the schema of a stored record: id, stored fields, creation time (ISO 8601). */
export function recordSchema<F extends z.ZodType>(fields: F) {
  return z.object({ id: z.string(), fields, createdTime: z.string() });
}

/** Stored names of a company (the client record); the record's `id` is the client id (decision A140). */
export const companyFieldsSchema = z.object({
  ClientId: z.number(),
  clerkOrgID: z.string(),
  'Company Name': z.string(),
  'Company Status': z.string(),
  'Company Industry': z.string(),
  'Company Website': z.string(),
  'Company Size': z.string(),
  'Company Description': z.string(),
  StripePriceId: z.string(),
  StripeSubscriptionId: z.string(),
  'logo name': z.string(),
  'logo url': z.string(),
  'logo type': z.string(),
  'logo uploaded-at': z.string(),
  /** When someone completed the wizard; empty until then. */
  'Setup Finished': z.string(),
});
export const companyRecordSchema = recordSchema(companyFieldsSchema);
export type CompanyRecord = z.infer<typeof companyRecordSchema>;

/** A record store may omit a number or hold it as text; `readSubscription` accepts both. */
const looseNumber = z.union([z.number(), z.string(), z.null()]).optional();

/** 'Amount paid' is in dollars (decision A123). */
export const subscriptionFieldsSchema = z.object({
  '# Users Subscribed': looseNumber,
  'Stripe Plan Name': z.string().default(''),
  'Amount paid': looseNumber,
  StripePriceId: z.string().default(''),
  StripeSubscriptionId: z.string().default(''),
  Status: z.string().default(''),
  Currency: z.string().default('usd'),
});
export const subscriptionRecordSchema = recordSchema(subscriptionFieldsSchema);
export type SubscriptionRecord = z.infer<typeof subscriptionRecordSchema>;

/** Converts '$4,176.00' to 4176; returns null if there is no number. */
function toNumber(value: z.infer<typeof looseNumber>): number | null {
  if (value === null || value === undefined || value === '') return null;
  const read = typeof value === 'number' ? value : Number(value.replaceAll(',', '').replace(/^\s*\$/u, ''));
  return Number.isFinite(read) ? read : null;
}

/**
 * Reads a subscription: missing, zero or invalid seats count as one (decision A63); `amount` is in US dollars, null if
 * not stated (A123).
 */
export function readSubscription(fields: z.infer<typeof subscriptionFieldsSchema>): {
  planName: string;
  seats: number;
  amount: number | null;
} {
  const seats = Math.floor(toNumber(fields['# Users Subscribed']) ?? 0);
  return {
    planName: fields['Stripe Plan Name'] || 'Stripe Plan',
    seats: seats >= 1 ? seats : limits.onboarding.seats.default,
    amount: toNumber(fields['Amount paid']),
  };
}

export const solutionFieldsSchema = z.object({
  'Solution ID': z.string(),
  'Solution Name': z.string().optional(),
  Description: z.string().optional(),
  Company: z.array(z.string()).optional(),
  'Create Date': z.string(),
  'Modified Date': z.string(),
  'Solution Status': z.string().optional(),
});
export const solutionRecordSchema = recordSchema(solutionFieldsSchema);
export type SolutionRecord = z.infer<typeof solutionRecordSchema>;

/** A solution as the screens use it; the browser creates `id`, `airtableRecordId` is the stored id. */
export interface StoredSolution {
  id: string;
  solutionOptionId: string;
  /** Empty until the creation request completes. */
  airtableRecordId: string;
  name: string;
  description: string;
  clientId: string;
  createdAt: string;
  modifiedAt: string;
  status: string;
}

export function readSolutionRecord({ id, fields }: SolutionRecord, localId: string): StoredSolution {
  return {
    id: localId,
    solutionOptionId: fields['Solution ID'],
    airtableRecordId: id,
    name: fields['Solution Name'] || 'Untitled Solution',
    description: fields.Description ?? '',
    clientId: fields.Company?.[0] ?? '',
    createdAt: fields['Create Date'],
    modifiedAt: fields['Modified Date'],
    status: fields['Solution Status'] || 'active',
  };
}
