import { z } from 'zod';

/** The calls that an operator may send to an automation of their own instead, by the names in their paths (section 7). */
export const automationNames = [
  'discovery',
  'solution',
  'create-session',
  'load-session',
  'client',
  'meeting-prepper',
  'content/process-document',
  'content/process-weburl',
  'content/process-youtube',
  'content/solution-options',
] as const;
export const automationNameSchema = z.enum(automationNames);
export type AutomationName = z.infer<typeof automationNameSchema>;

/** The name of the automation call of a path; null for every other path. */
export function automationNameOf(path: string): AutomationName | null {
  return automationNameSchema.safeParse(/^\/api\/automation\/(.+?)(?:\/route)?$/u.exec(path)?.[1]).data ?? null;
}

/** The setting that gives one call an address of its own: `AUTOMATION_URL_PROCESS_DOCUMENT`. */
export const automationSettingOf = (name: AutomationName): `AUTOMATION_URL_${string}` =>
  `AUTOMATION_URL_${name.replace('content/', '').replaceAll('-', '_').toUpperCase()}`;
