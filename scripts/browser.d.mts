/** Returns the path of a Chromium, or null to use Playwright's own. */
export function ensureBrowser(): string | null;
