import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { proposalSections } from './proposal.ts';

/** Months shown, including the current one. */
export const numbersMonths = 12;

const countSchema = z.object({
  preps: z.number(),
  sessions: z.number(),
  /** Proposals by the month of their first sending to a buyer, and their outcome since. */
  sent: z.number(),
  viewed: z.number(),
  accepted: z.number(),
});
export type Counts = z.infer<typeof countSchema>;
export const countKeys = ['preps', 'sessions', 'sent', 'viewed', 'accepted'] as const satisfies (keyof Counts)[];

const rowSchema = countSchema.extend({
  /** 'YYYY-MM', by UTC. */
  month: z.string(),
  /** Null if the account was deleted. */
  userId: z.string().nullable(),
});
export type NumbersRow = z.infer<typeof rowSchema>;

export const numbersSchema = z.object({
  /** All months shown, oldest first, including empty ones. */
  months: z.array(z.string()),
  people: z.array(z.object({ userId: z.string(), name: z.string() })),
  /** Only months and people with activity. */
  rows: z.array(rowSchema),
  coverage: z.object({
    /** Sessions that began in these months. */
    sessions: z.number(),
    /** In how many of them each field is filled, by stored name. */
    filled: z.record(z.string(), z.number()),
  }),
  /** Seconds that buyers had each section on screen. */
  reading: z.array(z.object({ section: z.enum(proposalSections), seconds: z.number(), viewers: z.number() })),
});
export type Numbers = z.infer<typeof numbersSchema>;

export const readNumbers = endpoint({
  method: 'GET',
  path: '/api/numbers',
  access: 'admin',
  summary: 'What the organization did in the last 12 months, by person and month',
  input: z.object({}),
  output: numbersSchema,
});

/** Returns text/csv with a header row. */
export const exportNumbers = endpoint({
  method: 'GET',
  path: '/api/numbers/csv',
  access: 'admin',
  summary: 'The same by person and month as a CSV file',
  input: z.object({}),
  output: z.string(),
});
