import { z } from 'zod';

const columns = z.object({
  form: z.array(z.string()),
  filingDate: z.array(z.string()),
  accessionNumber: z.array(z.string()),
  primaryDocument: z.array(z.string()),
  items: z.array(z.string()).default([]),
});
export const submissionsSchema = z.object({
  name: z.string(),
  entityType: z.string().catch(''),
  sicDescription: z.string().catch(''),
  website: z.string().nullish(),
  tickers: z.array(z.string()).catch([]),
  filings: z.object({ recent: columns }),
});
type Submissions = z.infer<typeof submissionsSchema>;

export interface Filing {
  form: string;
  filed: string;
  path: string;
  items: readonly string[];
}

/** Returns filings of the given forms, newest first, with their archive path. */
export function filingsOf({ filings: { recent } }: Submissions, cik: string, forms: readonly string[]): Filing[] {
  return recent.form
    .flatMap((form, at): Filing[] => {
      const accession = recent.accessionNumber[at]?.replaceAll('-', '') ?? '';
      const document = recent.primaryDocument[at] ?? '';
      const filed = recent.filingDate[at] ?? '';
      if (
        !forms.includes(form) ||
        !/^\d{18}$/u.test(accession) ||
        !/^[\w.-]+\.html?$/iu.test(document) ||
        !/^\d{4}-\d{2}-\d{2}$/u.test(filed)
      )
        return [];
      return [
        {
          form,
          filed,
          path: `/Archives/edgar/data/${Number(cik)}/${accession}/${document}`,
          items: (recent.items[at] ?? '')
            .split(',')
            .map((item) => item.trim())
            .filter((item) => /^\d\.\d\d$/u.test(item)),
        },
      ];
    })
    .toSorted((a, b) => b.filed.localeCompare(a.filed));
}

/** Short descriptions of 8-K items; exhibits and similar items are left out. */
export const itemWords: Readonly<Record<string, string>> = {
  '1.01': 'a material agreement',
  '1.02': 'the end of a material agreement',
  '1.03': 'bankruptcy or receivership',
  '1.05': 'a cybersecurity incident',
  '2.01': 'an acquisition or a sale of assets',
  '2.02': 'results of operations',
  '2.03': 'a new financial obligation',
  '2.05': 'costs of an exit or disposal',
  '2.06': 'an impairment',
  '3.01': 'a notice about the listing',
  '3.02': 'an unregistered sale of shares',
  '4.01': 'a change of auditor',
  '4.02': 'earlier accounts that can no longer be relied on',
  '5.01': 'a change of control',
  '5.02': 'a change of directors or officers',
  '5.03': 'a change of the bylaws',
  '7.01': 'a disclosure to investors',
  '8.01': 'another event',
};

const entities: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  ndash: '–',
  bull: '•',
  reg: '®',
  trade: '™',
  sect: '§',
};

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/iu.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/** Returns the paragraphs of a filing; builds no DOM, since filings run to megabytes. */
export function paragraphsOf(html: string): string[] {
  const bare = html
    .replace(/<ix:header>[\s\S]*?<\/ix:header>|<(script|style|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/giu, ' ')
    .replace(/<(\w+)[^>]*display:\s*none[^>]*>[^<]*<\/\1>/giu, ' ')
    .replace(/<\/?(p|div|tr|h[1-6]|li|table|br|hr|body)\b[^>]*>/giu, '\n')
    .replace(/<\/t[dh]>/giu, ' ')
    .replace(/<[^>]*>/gu, '');
  return bare
    .split('\n')
    .map((line) => decode(line).replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}

const abbreviation = /(\b(Inc|Corp|Co|Ltd|No|Nos|Mr|Ms|Mrs|Dr|Jr|Sr|St|vs)|\b\p{Lu}|U\.S)\.$/u;

const isWhole = (sentence: string): boolean =>
  sentence.length >= 40 && sentence.length <= 500 && /^["“]?[\p{Lu}\p{N}]/u.test(sentence);

/** Returns the first whole sentence of a paragraph, or null. */
function firstSentence(paragraph: string): string | null {
  for (const match of paragraph.matchAll(/[.](?=\s+\p{Lu}|$)/gu)) {
    const sentence = paragraph.slice(0, match.index + 1);
    if (abbreviation.test(sentence) && match.index + 1 < paragraph.length) continue;
    return isWhole(sentence) ? sentence : null;
  }
  // A lead-in to a table ends with a colon.
  return paragraph.endsWith(':') && isWhole(paragraph) ? paragraph.slice(0, -1) : null;
}

/** Returns one meaningful sentence from the first item of an 8-K, or null. */
export function eventSentence(html: string, items: readonly string[]): string | null {
  const paragraphs = paragraphsOf(html);
  for (const item of items) {
    const heading = new RegExp(`^item\\s*${item.replace('.', '\\.')}\\b`, 'iu');
    const at = paragraphs.findIndex((paragraph) => heading.test(paragraph));
    if (at < 0) continue;
    for (const paragraph of paragraphs.slice(at, at + 8)) {
      const sentence = firstSentence(paragraph.replace(heading, '').trim());
      if (sentence && !/incorporated (herein )?by reference|furnished|^item\b|exhibit/iu.test(sentence))
        return sentence;
    }
  }
  return null;
}

const worthKeeping = /\b(employees|headquarter|competitors?|compete with|principal executive offices|website)\b/iu;
const mostKept = 60;
const longest = 2500;

/** Returns the paragraphs of an annual report that are useful in a brief. */
export function keptParagraphs(html: string): string[] {
  return paragraphsOf(html)
    .filter((paragraph) => paragraph.length >= 40 && paragraph.length <= longest && worthKeeping.test(paragraph))
    .slice(0, mostKept);
}

/** Words for a result, the direction it moved, and the reason that follows. */
const moved = 'net sales|revenues?|total sales|orders|backlog|demand';
const direction = 'increased|decreased|grew|declined|rose|fell';
const reason = 'due to|driven by|primarily|because of|reflect(s|ed|ing)?|as a result of';
const change = new RegExp(String.raw`\b(${moved})\b.*\b(${direction})\b.*\b(${reason})\b`, 'iu');
const aside = /\b(cost of|costs and expenses|expenses?|as a percentage|headcount|tax)\b|^(this|these|such|it)\b/iu;
const mostChanges = 2;

/** Returns sentences of a report that say why its sales moved. */
export function changesIn(html: string): string[] {
  const sentences = paragraphsOf(html).flatMap((paragraph) => paragraph.split(/(?<=[.])\s+(?=\p{Lu})/u));
  return sentences
    .filter(
      (sentence) =>
        sentence.endsWith('.') &&
        isWhole(sentence) &&
        sentence.length <= 320 &&
        change.test(sentence) &&
        !aside.test(sentence),
    )
    .slice(0, mostChanges);
}
