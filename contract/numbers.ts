import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { proposalSections } from './proposal.ts';

/** Months that are told, the current one included. */
export const numbersMonths = 12;

const countSchema = z.object({
  preps: z.number(),
  sessions: z.number(),
  /** Proposals by the month in which they were first sent to a buyer, and what became of them since. */
  sent: z.number(),
  viewed: z.number(),
  accepted: z.number(),
});
export type Counts = z.infer<typeof countSchema>;
export const countKeys = ['preps', 'sessions', 'sent', 'viewed', 'accepted'] as const satisfies (keyof Counts)[];

const rowSchema = countSchema.extend({
  /** 'YYYY-MM', by UTC. */
  month: z.string(),
  /** Null: somebody whose account is gone. */
  userId: z.string().nullable(),
});
export type NumbersRow = z.infer<typeof rowSchema>;

export const numbersSchema = z.object({
  /** All that are told, oldest first, also those in which nothing was. */
  months: z.array(z.string()),
  people: z.array(z.object({ userId: z.string(), name: z.string() })),
  /** Only months and people with anything in them. */
  rows: z.array(rowSchema),
  coverage: z.object({
    /** Sessions that began in these months. */
    sessions: z.number(),
    /** In how many of them a field says something, by its stored name. */
    filled: z.record(z.string(), z.number()),
  }),
  /** Seconds for which buyers had a section on screen. */
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

/** Answers text/csv with a header line. */
export const exportNumbers = endpoint({
  method: 'GET',
  path: '/api/numbers/csv',
  access: 'admin',
  summary: 'The same by person and month as a CSV file',
  input: z.object({}),
  output: z.string(),
});
