import { isRecord } from '#web/lib/call-wire.ts';

/** Names of keys that hold what nobody may read over a shoulder or in a history. */
const secret =
  /^(?:.*(?:password|secret|token|passphrase)|(?:api|signing|private)?key|backupCodes?|recoveryCodes?|otp|totp.*)$/iu;
const hidden = '(hidden)';

/** The same value without the texts of secret keys. A number, a truth value or nothing under such a name tells nothing. */
export function hideSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return secret.test(name) && value !== '' ? hidden : value;
  if (Array.isArray(value)) return value.map((each) => hideSecrets(each, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hideSecrets(each, key)]));
}
