import type { Environment } from '#server/platform/environment.ts';

/** Where links in mails lead; without PUBLIC_URL the product is reached on this machine alone. */
export function ownAddress({ publicUrl, port }: Pick<Environment, 'publicUrl' | 'port'>): string {
  return publicUrl === '' ? `http://localhost:${port}` : publicUrl;
}
