import { builtScript } from '#server/platform/build-script.ts';

/** Which build of the application this server gives out. */
export async function readBuild(): Promise<{ script: string }> {
  return Promise.resolve({ script: builtScript() });
}
