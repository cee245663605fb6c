import { collapseSpace } from '#contract/evidence.ts';
import { isRecognised } from '#contract/speaker-labels.ts';
import { transcriptHeadings } from '#server/readers/vocabulary/transcript-headings.ts';

/** A line that may begin with its speaker. */
export interface Labelled {
  speaker: string;
  text: string;
}

const longestName = 60;
const mostWords = 6;
const marks = /\*\*|__/gu;
const labelled = /^[-*•]?\s*(\p{L}[^:：]{0,60}?)\s*(?:：|:(?=\s|$))(.*)$/u;
/** Zoom's chat states sender and recipient. */
const chat = /^From\s+(.+?)\s+to\s+.+$/iu;
/** Distinguishes a speaker with a single line from a heading by a name like a person's. */
const capitalized = /^[\p{Lu}\p{Lo}][\p{L}'’.-]*(?: [\p{Lu}\p{Lo}][\p{L}'’.-]*){0,2}$/u;
/** A role after the name: 'Jessica (Account Executive): ...'. */
const role = /\s*\([^()]{1,50}\)$/u;
/** A time after the name: 'Dale (0:06): Morning'. */
const moment = /\s*[([]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\s*(?:[AP]M)?[)\]]?$/iu;

/** Returns whether a text may be a speaker's name, given by a person or a program. */
export function mayBeName(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= longestName &&
    text.split(/\s+/u).length <= mostWords &&
    /^\p{L}/u.test(text) &&
    !/[.!?;]$|https?$|[,;]\s/iu.test(text)
  );
}

/** Returns the name before a colon and the text after it, or null. */
export function readLabel(line: string): Labelled | null {
  const plain = line.replace(marks, '');
  const found = labelled.exec(plain);
  if (found === null) return null;
  const whole = collapseSpace(found[1] ?? '');
  const speaker = collapseSpace(chat.exec(whole)?.[1] ?? whole)
    .replace(moment, '')
    .replace(role, '');
  return mayBeName(speaker) ? { speaker, text: collapseSpace(found[2] ?? '') } : null;
}

/** A name before a colon, and its position. */
export interface Label {
  speaker: string;
  /** Line number. */
  line: number;
  /** Whether the line also has a time. */
  timed: boolean;
}

const headings = new Set(transcriptHeadings);

/**
 * Returns the names before colons that are speakers: names that occur twice or with a time, single names among or
 * beside those, or all of them in a very short talk.
 * Excludes labels such as 'Date:' above a transcript.
 */
export function speakersAmong(labels: readonly Label[], lines: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { speaker, timed } of labels) counts.set(speaker, (counts.get(speaker) ?? 0) + (timed ? 2 : 1));
  const sure = ({ speaker }: Label): boolean => (counts.get(speaker) ?? 0) > 1;
  const maybe = ({ speaker }: Label): boolean =>
    isRecognised(speaker) || (capitalized.test(speaker) && !headings.has(speaker.toLowerCase()));
  let first = labels.findIndex(sure);
  let last = labels.findLastIndex(sure);
  if (first === -1)
    return new Set(
      labels.length >= 2 && labels.length >= lines / 2 ? labels.filter(maybe).map(({ speaker }) => speaker) : [],
    );
  const joins = (at: number, next: number): boolean => {
    const [one, other] = [labels[at], labels[next]];
    return one !== undefined && other !== undefined && Math.abs(one.line - other.line) === 1 && maybe(other);
  };
  while (joins(first, first - 1)) first -= 1;
  while (joins(last, last + 1)) last += 1;
  const between = labels.slice(first, last + 1);
  return new Set(between.filter((label) => sure(label) || maybe(label)).map(({ speaker }) => speaker));
}
