import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** How a page felt, as the web-vitals library measures it. LCP, INP, FCP and TTFB in milliseconds, CLS without a unit. */
const vitalSchema = z.object({
  name: z.enum(['LCP', 'INP', 'FCP', 'TTFB', 'CLS']),
  value: z.number().min(0).max(600_000),
});

/** Counted and not kept: no address, no page, no text of an error and nobody's name is sent. */
export const reportVitals = endpoint({
  method: 'POST',
  path: '/api/vitals',
  access: 'public',
  summary: 'Counts how fast a page was and what failed in it',
  input: z.object({
    vitals: z.array(vitalSchema).max(10).default([]),
    /** Errors that nothing caught and promises that nothing awaited since the last report. */
    errors: z.number().int().min(0).max(100).default(0),
    rejections: z.number().int().min(0).max(100).default(0),
  }),
  output: z.object({ counted: z.boolean() }),
  maxBody: { bytes: 2048, text: 'The report is larger than 2 KB' },
});

/** Reports that one address may send a minute. */
export const vitalsPerMinute = 30;
