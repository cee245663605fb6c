import type { TenantContext } from '#server/platform/context.ts';

/** Returns the uploaded picture at an address, or null if there is none. */
export async function readPicture(
  { services }: Pick<TenantContext, 'services'>,
  address: string,
): Promise<Uint8Array | null> {
  const name = /^\/files\/([\w-]{32}\.png)$/u.exec(address)?.[1];
  return name === undefined ? null : await services.files.read(`logos/${name}`);
}
