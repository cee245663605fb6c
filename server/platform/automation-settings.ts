import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { automationNames, automationSettingOf, type AutomationName } from '#contract/automation.ts';
import type { AutomationSettings } from '#server/ports/automation.ts';

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

/** Settings of the operator's automation; `list` parses comma-separated values. */
export const automationShape = (list: z.ZodType<string[], string | undefined>) => ({
  AUTOMATION_URL: address,
  AUTOMATION_TOKEN: z
    .string()
    .default('')
    .transform((value) => value.trim()),
  AUTOMATION_CALLS: list.pipe(
    z.array(
      z.enum(automationNames, {
        error: (issue) => `names no call: ${String(issue.input)}; there are ${automationNames.join(', ')}`,
      }),
    ),
  ),
  AUTOMATION_URL_DISCOVERY: address,
  AUTOMATION_URL_SOLUTION: address,
  AUTOMATION_URL_CREATE_SESSION: address,
  AUTOMATION_URL_LOAD_SESSION: address,
  AUTOMATION_URL_CLIENT: address,
  AUTOMATION_URL_MEETING_PREPPER: address,
  AUTOMATION_URL_PROCESS_DOCUMENT: address,
  AUTOMATION_URL_PROCESS_WEBURL: address,
  AUTOMATION_URL_PROCESS_YOUTUBE: address,
  AUTOMATION_URL_SOLUTION_OPTIONS: address,
  LOAD_SESSION_TIMEOUT_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(limits.webhook.timeoutMs.loadSession / 1000),
  LOAD_SESSION_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(limits.webhook.attempts),
});

type Settings = { [Key in keyof ReturnType<typeof automationShape>]: z.infer<ReturnType<typeof automationShape>[Key]> };

/** Timeout and attempts of the session endpoint, which the specification leaves to the operator (S7-SESS-07). */
export interface SessionEndpointSettings {
  timeoutMs: number;
  attempts: number;
}

export function sessionEndpointOf(settings: Settings): SessionEndpointSettings {
  return { timeoutMs: settings.LOAD_SESSION_TIMEOUT_SECONDS * 1000, attempts: settings.LOAD_SESSION_ATTEMPTS };
}

/** Returns the URL of each call: its own, else one below the common URL if listed; null handles every call here. */
export function automationOf(settings: Settings): AutomationSettings | null {
  const base = settings.AUTOMATION_URL.replace(/\/+$/, '');
  const own = (name: AutomationName): string => settings[automationSettingOf(name) as keyof Settings] as string;
  const below = (name: AutomationName): string =>
    base !== '' && settings.AUTOMATION_CALLS.includes(name) ? `${base}/${name}` : '';
  const addresses = Object.fromEntries(
    automationNames.map((name) => [name, own(name) || below(name)] as const).filter(([, to]) => to !== ''),
  );
  const timeoutsMs = { 'load-session': sessionEndpointOf(settings).timeoutMs };
  return Object.keys(addresses).length === 0 ? null : { token: settings.AUTOMATION_TOKEN, addresses, timeoutsMs };
}
