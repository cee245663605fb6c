import type { EvidenceStructure, EvidenceSubject, EvidenceTag } from '#contract/evidence.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { splitQuotation } from '#server/readers/quotation.ts';
import type { Finding, Topic } from '../analyst.ts';
import { languageName } from './language-of.ts';
import type { PageContext } from './page-context.ts';
import type { Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';

interface Telling {
  topic: Topic;
  label: string;
  score: number;
  tag?: EvidenceTag;
  subject?: EvidenceSubject;
  name?: string;
}

const inner = (text: string): string => text.replace(/[“”„"«»]/gu, '').trim();

/** Returns ' (Jane Doe, CEO, German, 15 July 2026)': who says it, the language if not English, and an article's date. */
function beside({ language, when }: PageContext, { day = true, speaker = '' } = {}): string {
  const parts = [
    speaker,
    language === 'en' || language === '' ? '' : languageName(language),
    day && when ? dayInWords(when) : '',
  ];
  const told = parts.filter(Boolean).join(', ');
  return told === '' ? '' : ` (${told})`;
}

function finding(
  context: PageContext,
  { topic, label, score, tag = 'number', subject, name }: Telling,
  {
    value,
    quotes,
    structure,
    speaker = '',
  }: { value: string; quotes: readonly string[]; structure: EvidenceStructure; speaker?: string },
): Finding {
  return {
    topic,
    text: `${label}: ${value}${beside(context, { speaker })}`,
    quotes: quotes.map((text) => ({ sourceId: context.page.source.id, text })),
    page: context.page.kind,
    score,
    tag,
    structure,
    subject: subject ?? (context.subject === 'prospect' ? 'prospect' : context.subject),
    row: { label, value: `${value}${beside(context, { day: false, speaker })}` },
    ...(context.when === null ? {} : { date: context.when }),
    ...(name === undefined ? {} : { name }),
  };
}

/** Returns a sentence as a row: its label, and the sentence verbatim; who says it stands outside the quotation marks. */
export function toldLine(line: Line, telling: Telling): Finding {
  const { words, speaker } = splitQuotation(line.text) ?? { words: line.text, speaker: '' };
  const value = `“${inner(words)}”`;
  return finding(line.context, telling, { value, quotes: [line.text], structure: 'sentence', speaker });
}

/** Returns a labeled value as a row. */
export function toldPair(pair: Pair, telling: Telling): Finding {
  const unit = pair.unit ? `, ${pair.unit}` : '';
  return finding(pair.context, telling, {
    value: `${inner(pair.value)}${unit}`,
    quotes: pair.quotes,
    structure: pair.structure,
  });
}
