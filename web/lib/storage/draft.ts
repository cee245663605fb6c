import { isRecord, parseJson } from '../call-wire.ts';
import { inBrowser } from './browser-storage.ts';

/** Returns unsent input kept in this browser. */
export function readDraft(key: string): Record<string, string> {
  const stored = parseJson(inBrowser.read(`draft:${key}`) ?? '');
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns false if it could not be kept, because the browser's storage is full or blocked. */
export function writeDraft(key: string, values: object): boolean {
  return inBrowser.write(`draft:${key}`, JSON.stringify(values));
}

export function dropDraft(key: string): void {
  inBrowser.drop(`draft:${key}`);
}
