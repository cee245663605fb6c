import { isRecord } from '#web/lib/call-wire.ts';

/** Names of keys whose values must not be visible on screen or in the history. */
const secret =
  /^(?:.*(?:password|secret|token|passphrase)|(?:api|signing|private)?key|backupCodes?|recoveryCodes?|otp|totp.*)$/iu;
const hidden = '(hidden)';

/** Returns the value with the texts of secret keys hidden; numbers, booleans and null under such names are harmless. */
export function hideSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return secret.test(name) && value !== '' ? hidden : value;
  if (Array.isArray(value)) return value.map((each) => hideSecrets(each, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hideSecrets(each, key)]));
}
