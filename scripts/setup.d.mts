/** Builds the web files with the given Node unless they are up to date; throws if the build fails. */
export function ensureWebBuild(node: string): void;
