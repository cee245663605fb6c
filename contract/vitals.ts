import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A page's Web Vitals. LCP, INP, FCP and TTFB are in milliseconds, CLS has no unit. */
const vitalSchema = z.object({
  name: z.enum(['LCP', 'INP', 'FCP', 'TTFB', 'CLS']),
  value: z.number().min(0).max(600_000),
});

/** Only counted, never stored: sends no URL, page, error text or name. */
export const reportVitals = endpoint({
  method: 'POST',
  path: '/api/vitals',
  access: 'public',
  summary: 'Counts how fast a page was and what failed in it',
  input: z.object({
    vitals: z.array(vitalSchema).max(10).default([]),
    /** Uncaught errors and unhandled rejections since the last report. */
    errors: z.number().int().min(0).max(100).default(0),
    rejections: z.number().int().min(0).max(100).default(0),
  }),
  output: z.object({ counted: z.boolean() }),
  maxBody: { bytes: 2048, text: 'The report is larger than 2 KB' },
});

/** Reports per minute from one address. */
export const vitalsPerMinute = 30;
