import { oneOf } from '#server/readers/one-of.ts';
import { notNameWords, roleWords } from '#server/agents/vocabulary/people.ts';

const particles = 'de|la|del|della|di|da|dos|van|von|der|den|ter|bin|al|el|le|du|st\\.?';
const capitalised = "(?:d['’])?\\p{Lu}[\\p{L}'’.-]*";
const personName = new RegExp(
  `^${capitalised}(?: (?:${particles}))*(?: (?:${particles}|${capitalised})){0,3} ${capitalised}$`,
  'u',
);
const notNames = new RegExp(String.raw`\b(${oneOf(notNameWords)})\b`, 'iu');
const roleWord = new RegExp(String.raw`\b(${oneOf(roleWords)})\b`, 'iu');

/** Returns whether a text is exactly a person's full name. */
export function isPersonName(text: string): boolean {
  return text.length <= 50 && personName.test(text) && !notNames.test(text) && !/\b[A-Z]{3,}\b/u.test(text);
}

/** Returns whether a text is a job title, with or without an organization. */
export function isRole(text: string): boolean {
  return (
    text.length <= 110 &&
    text.split(' ').length <= 14 &&
    roleWord.test(text) &&
    !/[.!?]$/u.test(text) &&
    !/\b(we|our|you|your|is|are|will|has|have)\b/iu.test(text)
  );
}

/** `role` is the line as printed; `organisation` is set only if the line says 'at'. */
export interface Attribution {
  name: string;
  role: string;
  organisation: string;
}

/** Removes a link that follows an attribution in the same line. */
export function withoutLink(text: string): string {
  return text.replace(/\s*\b(Read|Learn|See|View|Watch|Discover)\b[^,]*$/u, '').trim();
}

/** Parses 'by Jane Doe, COO at Acme', 'Jane Doe, COO, Acme' and similar; null otherwise. */
export function readAttribution(text: string): Attribution | null {
  const plain = withoutLink(text)
    .replace(/^(by|[-–—~])\s*/iu, '')
    .replace(/\s+,/gu, ',')
    .trim();
  const [name = '', ...rest] = plain.split(/,\s+|\s+[-–—|]\s+/u);
  if (!isPersonName(name) || rest.length === 0) return null;
  return attributionOf(name, rest.join(', '));
}

/** Parses a role and, if named, an organization from the words after a name. */
export function attributionOf(name: string, after: string): Attribution | null {
  const line = withoutLink(after).replace(/\s+,/gu, ',').replace(/,\s*$/u, '').trim();
  if (!isRole(line)) return null;
  const organisation = /\s(?:at|@)\s+(.+)$/u.exec(line)?.[1]?.split(/,\s+/u).at(-1) ?? '';
  return { name, role: line, organisation };
}
