import type { EvidenceStructure, EvidenceSubject, EvidenceTag } from '#contract/evidence.ts';
import { dayInWords } from '#contract/day-in-words.ts';
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

/** Returns ' (German, 15 July 2026)': the language if not English, and an article's date. */
function beside({ language, when }: PageContext, { day = true } = {}): string {
  const parts = [
    language === 'en' || language === '' ? '' : languageName(language),
    day && when ? dayInWords(when) : '',
  ];
  const told = parts.filter(Boolean).join(', ');
  return told === '' ? '' : ` (${told})`;
}

function finding(
  context: PageContext,
  { topic, label, score, tag = 'number', subject, name }: Telling,
  { value, quotes, structure }: { value: string; quotes: readonly string[]; structure: EvidenceStructure },
): Finding {
  return {
    topic,
    text: `${label}: ${value}${beside(context)}`,
    quotes: quotes.map((text) => ({ sourceId: context.page.source.id, text })),
    page: context.page.kind,
    score,
    tag,
    structure,
    subject: subject ?? (context.subject === 'prospect' ? 'prospect' : context.subject),
    row: { label, value: `${value}${beside(context, { day: false })}` },
    ...(context.when === null ? {} : { date: context.when }),
    ...(name === undefined ? {} : { name }),
  };
}

/** Returns a sentence as a row: its label, and the sentence verbatim. */
export function toldLine(line: Line, telling: Telling): Finding {
  return finding(line.context, telling, { value: `“${inner(line.text)}”`, quotes: [line.text], structure: 'sentence' });
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
