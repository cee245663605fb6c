import { z } from 'zod';

/** A stored record as it travels: its id, its stored fields, when it was made (ISO 8601). */
export function recordSchema<F extends z.ZodType>(fields: F) {
  return z.object({ id: z.string(), fields, createdTime: z.string() });
}

/** Stored names of a company (the client record); `id` of the record is the client id (decision A140). */
export const companyFieldsSchema = z.object({
  ClientId: z.number(),
  clerkOrgID: z.string(),
  'Company Name': z.string(),
  'Company Status': z.string(),
  'Company Industry': z.string(),
  'Company Website': z.string(),
  StripePriceId: z.string(),
  StripeSubscriptionId: z.string(),
  'logo name': z.string(),
  'logo url': z.string(),
  'logo type': z.string(),
  'logo uploaded-at': z.string(),
  /** When somebody left the wizard by its last step; empty until then. */
  'Setup Finished': z.string(),
});
export const companyRecordSchema = recordSchema(companyFieldsSchema);
export type CompanyRecord = z.infer<typeof companyRecordSchema>;

/** 'Amount paid' is in dollars (decision A123). */
export const subscriptionFieldsSchema = z.object({
  '# Users Subscribed': z.number(),
  'Stripe Plan Name': z.string(),
  'Amount paid': z.number(),
  StripePriceId: z.string(),
  StripeSubscriptionId: z.string(),
  Status: z.string(),
  Currency: z.string(),
});
export const subscriptionRecordSchema = recordSchema(subscriptionFieldsSchema);
export type SubscriptionRecord = z.infer<typeof subscriptionRecordSchema>;

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

/** A solution as the screens know it; `id` is made by the browser, `airtableRecordId` is the stored reference. */
export interface StoredSolution {
  id: string;
  solutionOptionId: string;
  /** Empty while its creation is on its way. */
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
