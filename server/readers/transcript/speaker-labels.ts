import { collapseSpace } from '#contract/evidence.ts';
import { transcriptHeadings } from '#server/readers/vocabulary/transcript-headings.ts';

/** A line that may begin with who said it. */
export interface Labelled {
  speaker: string;
  text: string;
}

const longestName = 60;
const mostWords = 6;
const marks = /\*\*|__/gu;
const labelled = /^[-*•]?\s*(\p{L}[^:：]{0,60}?)\s*(?:：|:(?=\s|$))(.*)$/u;
/** Zoom's chat says who wrote to whom. */
const chat = /^From\s+(.+?)\s+to\s+.+$/iu;
/** Who speaks once is told from a heading by being named like a person. */
const capitalized = /^[\p{Lu}\p{Lo}][\p{L}'’.-]*(?: [\p{Lu}\p{Lo}][\p{L}'’.-]*){0,2}$/u;
/** What a person does, behind the name: 'Jessica (Account Executive): ...'. */
const role = /\s*\([^()]{1,50}\)$/u;
/** A moment behind the name: 'Dale (0:06): Morning'. */
const moment = /\s*[([]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\s*(?:[AP]M)?[)\]]?$/iu;

/** Whether something may be what a person or a machine calls a speaker. */
export function mayBeName(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= longestName &&
    text.split(/\s+/u).length <= mostWords &&
    /^\p{L}/u.test(text) &&
    !/[.!?;]$|https?$|[,;]\s/iu.test(text)
  );
}

/** The name that stands before a colon, and what follows; null: none may stand there. */
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

/** A name before a colon, and where. */
export interface Label {
  speaker: string;
  /** The number of its line. */
  line: number;
  /** A moment stands on the line too. */
  timed: boolean;
}

const headings = new Set(transcriptHeadings);

/**
 * Which names before a colon are speakers: those that stand there twice or with a moment, who is named once among or
 * right beside them, or all where a talk is so short that nobody speaks twice. 'Date:' above a transcript is none.
 */
export function speakersAmong(labels: readonly Label[], lines: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { speaker, timed } of labels) counts.set(speaker, (counts.get(speaker) ?? 0) + (timed ? 2 : 1));
  const sure = ({ speaker }: Label): boolean => (counts.get(speaker) ?? 0) > 1;
  const maybe = ({ speaker }: Label): boolean => capitalized.test(speaker) && !headings.has(speaker.toLowerCase());
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
