import type { Environment } from '#server/platform/environment.ts';

/** Returns the base URL of links in emails; without PUBLIC_URL the product is reachable only on this machine. */
export function ownAddress({ publicUrl, port }: Pick<Environment, 'publicUrl' | 'port'>): string {
  return publicUrl === '' ? `http://localhost:${port}` : publicUrl;
}
