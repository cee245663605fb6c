import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMarkdown } from '#server/readers/read-markdown.ts';
import { splitPassages } from '#server/search/split-passages.ts';

const labelSchema = z.object({
  line: z.number(),
  kind: z.string(),
  answer_section: z.string().nullable(),
  repeat: z.boolean().default(false),
});
/** Lines on which a field is said. */
function readFields(fields: Record<string, unknown>): Record<string, number[]> {
  const at = z.object({ line: z.number() });
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      (Array.isArray(value) ? value : [value]).flatMap((one) => {
        const parsed = at.safeParse(one);
        return parsed.success ? [parsed.data.line] : [];
      }),
    ]),
  );
}
const speakerSchema = z.object({ name: z.string(), side: z.string() });
const labelsSchema = z.object({
  lines: z.array(labelSchema),
  fields: z.record(z.string(), z.unknown()).transform(readFields),
  notAsked: z.array(z.string()),
  promises: z.array(z.object({ by: z.string(), what: z.string(), line: z.number() })),
  answered: z.array(z.object({ question: z.string(), line: z.number() })).default([]),
  speakers: z.array(speakerSchema).default([]),
  /** What the call is about, part by part; lines count from 1. */
  themes: z.array(z.object({ from_line: z.number(), to_line: z.number() })).default([]),
});
const prepSchema = z.object({
  company: z.string(),
  person: z.string(),
  role: z.string(),
  questions: z.array(z.string()),
});

/** The calls that rules of proposals were built on. */
export const proposalsBuiltOn: readonly string[] = [
  'food-logistics-telemetry',
  'lawfirm-esign',
  'precision-machining-quoting',
  'university-print',
  'pool-water',
  'play-areas',
  'e-bikes',
  'event-restrooms',
  // By a third hand.
  'bakery-pest-control',
  'foundry-solar-battery',
  'housing-drone-surveys',
  'restaurant-linen-hire',
  'hoist-maker-translation',
  // By a fourth hand.
  'council-eprocurement',
  'lift-sensors',
  'coldchain-packaging',
  'hospital-recycling-contract',
  'office-coffee-service',
  // By a fifth hand.
  'vets-lab-analysers',
  'theatre-ticketing',
  'quarry-tyre-contract',
  // Judged before any rule of proposals had seen them.
  'wind-tablets',
  'pharmacy-payroll',
  'legal-ediscovery',
  'hr-training',
  'cyber-insurance',
  'dental-clinic-software',
  'hotel-booking-engine',
  'industrial-adhesives',
  // By a twentieth and a twenty-first hand, once they had measured (decision 141).
  'hydraulic-hose-callout',
  'kiln-controls',
  'parish-roof-drones',
  'shift-translation-headsets',
  'wage-advance-benefit',
  'dental-lab-scanning',
  'forklift-telematics',
  'ground-handling-rostering',
  'mushroom-well-water',
  'registry-archive-scanning',
];

/** The calls that the coach's rules may be built on, by whichever hand; the others are never opened. Weights are learned from all (decision 140). */
export const builtOn: readonly string[] = [...proposalsBuiltOn];

/** A label: `kind` of the matter, the heading that answers it, and on which line (from 1) it is said. */
export type CallLabel = z.infer<typeof labelSchema>;

export interface GivenCall {
  name: string;
  lines: CallLine[];
  passages: CoachPassage[];
  seller: string;
  prep: z.infer<typeof prepSchema>;
  labels: z.infer<typeof labelsSchema>;
}

/** Where the labels name no sides: a line (from 1) of each person who sells. */
const repLines: Readonly<Record<string, readonly number[]>> = {
  'food-logistics-telemetry': [1, 15],
  'hospital-staffing-wrong-person': [2],
  'precision-machining-quoting': [2, 12],
  'water-utility-pump-service': [1],
};

function readLines(text: string): { at: number; speaker: string; text: string }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, minutes = '0', seconds = '0', speaker = '', said = ''] =
        /^(\d+):(\d+) ([^:]+): ?(.*)$/u.exec(line) ?? [];
      return { at: Number(minutes) * 60 + Number(seconds), speaker, text: said };
    });
}

function readSeller(folder: string): { passages: CoachPassage[]; seller: string } {
  const read = readMarkdown(readFileSync(join(folder, 'seller.md')));
  if (read.status !== 'ready') throw new Error(`${folder}: the seller's content cannot be read`);
  const passages = splitPassages(read.pieces).map(({ text, heading, page }, at) => ({
    passageId: String(at),
    contentId: 'seller',
    contentKind: 'document' as const,
    number: at,
    title: read.title ?? '',
    heading,
    page,
    text,
  }));
  return { passages, seller: (read.title ?? '').split(/[:,]/u)[0] ?? '' };
}

/** The calls that are given with labels. */
export function givenCalls(data: string): GivenCall[] {
  const folder = join(data, 'conversations', 'calls');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const path = join(folder, name);
      const labels = labelsSchema.parse(JSON.parse(readFileSync(join(path, 'labels.json'), 'utf8')));
      const said = readLines(readFileSync(join(path, 'transcript.txt'), 'utf8'));
      const reps = new Set([
        ...labels.speakers.filter(({ side }) => side !== 'prospect').map((speaker) => speaker.name),
        ...(repLines[name] ?? []).map((line) => said[line - 1]?.speaker ?? ''),
      ]);
      return {
        name,
        lines: said.map((line, at) => ({
          id: String(at + 1),
          ...line,
          side: reps.has(line.speaker) ? ('rep' as const) : ('prospect' as const),
        })),
        ...readSeller(path),
        prep: prepSchema.parse(JSON.parse(readFileSync(join(path, 'prep.json'), 'utf8'))),
        labels,
      };
    });
}
