import { builtScript } from '#server/platform/build-script.ts';

/** Returns which build of the application this server serves. */
export async function readBuild(): Promise<{ script: string }> {
  return Promise.resolve({ script: builtScript() });
}
