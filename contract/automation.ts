import { z } from 'zod';

/** The calls an operator can redirect to their own automation, named as in their paths (section 7). */
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

/** Returns the automation name for `path`, or null for any other path. */
export function automationNameOf(path: string): AutomationName | null {
  return automationNameSchema.safeParse(/^\/api\/automation\/(.+?)(?:\/route)?$/u.exec(path)?.[1]).data ?? null;
}

/** Returns the setting that gives one call its own URL, for example `AUTOMATION_URL_PROCESS_DOCUMENT`. */
export const automationSettingOf = (name: AutomationName): `AUTOMATION_URL_${string}` =>
  `AUTOMATION_URL_${name.replace('content/', '').replaceAll('-', '_').toUpperCase()}`;
