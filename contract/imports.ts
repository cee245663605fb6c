import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, pasted, recordId } from './text.ts';

const megabyte = 1024 * 1024;

/** Limits of an import: characters per file and per row, rows, columns, and run time in milliseconds. */
export const importLimits = {
  characters: 4 * megabyte,
  rowCharacters: 20_000,
  rows: 10_000,
  columns: 60,
  samples: 5,
  /** Problems stored with their line; further problems are only counted. */
  problems: 500,
  progressRows: 25,
  listed: 10,
  runMs: 30 * 60_000,
} as const;

/**
 * Session fields that a column can fill, by their screen names.
 * In fields after `targetDate`, semicolons separate entries.
 */
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
/** The field of each column, in column order; null skips the column. */
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
  /** Rows processed, out of `total`. */
  done: z.number().int(),
  total: z.number().int(),
  made: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  /** The first rejected rows, by the file line on which each begins. */
  problems: z.array(z.object({ line: z.number().int(), text: z.string() })),
  /** Why the whole import failed; empty if it did not. */
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
