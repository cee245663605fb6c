import { parseDocument } from 'yaml';
import { z } from 'zod';
import { collapseSpace } from '#contract/evidence.ts';
import { capitalized } from './sentences.ts';

/** Front matter that pages show to readers. */
const shownKey =
  /^(?:(?:published|updated|modified|created|released?)(?:_?-?(?:at|on|date))?|date|author|authors|version)$/iu;
const matterSchema = z.record(z.string(), z.unknown());
const longest = 200;

export interface FrontMatter {
  title: string | null;
  /** For example 'Published at: 2026-01-20 · Author: Jo Hill'; null if it has none of these. */
  shown: string | null;
}

function scalar(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const all = value.map(scalar);
    return all.length > 0 && all.every((each) => each !== null) ? all.join(', ') : null;
  }
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest ? collapseSpace(value) : null;
}

const labelOf = (key: string): string => {
  const words = key
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .replace(/[_-]+/gu, ' ')
    .toLowerCase();
  return capitalized(words);
};

/** Reads the YAML front matter of a Markdown file; returns nothing if it is invalid. */
export function readFrontMatter(source: string): FrontMatter {
  const document = parseDocument(source, { logLevel: 'silent' });
  const read = document.errors.length > 0 ? null : matterSchema.safeParse(document.toJS({ maxAliasCount: 10 }));
  if (read === null || !read.success) {
    const line = /^title:\s*["']?(.*?)["']?\s*$/mu.exec(source)?.[1];
    return { title: line === undefined ? null : collapseSpace(line) || null, shown: null };
  }
  const shown = Object.entries(read.data).flatMap(([key, value]) => {
    const text = shownKey.test(key) ? scalar(value) : null;
    return text === null ? [] : [`${labelOf(key)}: ${text}`];
  });
  return { title: scalar(read.data['title']), shown: shown.length === 0 ? null : shown.join(' · ') };
}
