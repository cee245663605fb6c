import type { Endpoint } from '#contract/endpoint.ts';
import { addressOf } from '#web/lib/call-wire.ts';
import { hideSecrets } from './hide-secrets.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a curl command for a call; the key stays in a variable, and secret inputs must be filled in. */
export function curlOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { origin, organizationId }: { origin: string; organizationId: string },
): string {
  const { address, body } = addressOf(endpoint, hideSecrets(input) as Record<string, unknown>);
  return [
    `curl -X ${endpoint.method} ${quoted(origin + address)}`,
    ...(endpoint.access === 'public'
      ? []
      : [`-H "Authorization: Bearer $DEALWRIGHT_KEY"`, `-H ${quoted(`X-Organization-Id: ${organizationId}`)}`]),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}
