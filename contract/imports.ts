import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, pasted, recordId } from './text.ts';

const megabyte = 1024 * 1024;

/** What an import takes: characters of a file and of one of its rows, rows, columns, and how long a run may take. */
export const importLimits = {
  characters: 4 * megabyte,
  rowCharacters: 20_000,
  rows: 10_000,
  columns: 60,
  samples: 5,
  /** Problems that are kept by line; the rest are counted. */
  problems: 500,
  progressRows: 25,
  listed: 10,
  runMs: 30 * 60_000,
} as const;

/** Fields of a session that a column can fill, as they are called on screen. Those after `targetDate` end each entry with a semicolon. */
export const importFields = {
  sessionName: 'Session name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  companyName: 'Company',
  prospWebUrl: 'Website',
  roleTitle: 'Role',
  industryType: 'Industry',
  companySize: 'Company size',
  linkedIn: 'LinkedIn',
  solutionName: 'Solution',
  currentFinancialImpact: 'Financial impact',
  targetDate: 'Target date',
  barriers: 'Barriers',
  desiredOutcomes: 'Desired outcomes',
} as const;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];

const csv = pasted(importLimits.characters);
/** The field of each column, in their order; null: the column is left out. */
const mapping = z.array(z.enum(importFieldNames).nullable()).max(importLimits.columns);
const maxBody = {
  bytes: 4 * importLimits.characters,
  text: 'This file is larger than 4 MB. Nothing was imported. Split it and import the parts.',
};

export const importSchema = z.object({
  importId: z.string(),
  fileName: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'canceled', 'failed']),
  by: z.string(),
  /** Rows looked at, of all. */
  done: z.number().int(),
  total: z.number().int(),
  made: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  /** The first of the refused rows, by the line of the file on which each begins. */
  problems: z.array(z.object({ line: z.number().int(), text: z.string() })),
  /** Why all of it failed; empty: it did not. */
  problem: z.string(),
  createdAt: z.string(),
});
export type SessionImport = z.infer<typeof importSchema>;
const list = z.object({ imports: z.array(importSchema) });

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/imports/preview',
  access: 'member',
  summary: 'Read a CSV file of prospects or sessions without importing it',
  input: z.object({ csv }),
  output: z.object({
    columns: z.array(z.string()),
    rows: z.number().int(),
    samples: z.array(z.array(z.string())),
    mapping,
  }),
  maxBody,
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'member',
  summary: 'Import a CSV file of prospects or sessions',
  input: z.object({ csv, fileName: line(200), mapping }),
  output: list,
  maxBody,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  access: 'member',
  summary: 'Imports of the organization, newest first',
  input: z.object({}),
  output: list,
});

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/imports/:importId/cancel',
  access: 'member',
  summary: 'Cancel an import; the sessions it created stay',
  input: z.object({ importId: recordId() }),
  output: list,
});
