import type { Quote } from '#contract/evidence.ts';
import type { ResearchDocument } from '#server/ports/research/research.ts';
import type { Finding } from '../analyst.ts';
import { figureIn } from '../built-in/figure-in.ts';
import { rivalsIn } from '../built-in/find-rivals.ts';
import { capitalized, isInstruction, splitSentences, withoutBullet } from '#server/readers/sentences.ts';
import { namePattern } from '../built-in/wording.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { moneyWords } from '#server/agents/vocabulary/research.ts';

const inner = (text: string): string => text.replace(/[“”"]/gu, "'");
const money = new RegExp(String.raw`\b(${oneOf(moneyWords)})\b[^.]*([$€£]\s?\d|\b\d[\d.,]* ?(million|billion))`, 'iu');
const worth = 6;
const mostSentences = 2;

/** Converts a source's structured facts to findings; drops text addressed to programs. */
export function findingsOfDocument(document: ResearchDocument, sourceId: string): Finding[] {
  return document.facts
    .filter(({ text, quotes }) => ![text, ...quotes].some(isInstruction))
    .map(({ quotes, items, ...fact }) => ({
      ...fact,
      quotes: quotes.map((text): Quote => ({ sourceId, text })),
      page: 'other',
      score: worth,
      where: document.label,
      ...(items ? { items } : {}),
    }));
}

interface Prose {
  company: string;
  sourceId: string;
  label: string;
  text: string;
  /** Whether 'we' in the text means the company. */
  own: boolean;
}

/** Finds a company's size and competitors in sentences of an article, report or page. */
export function findingsOfProse({ company, sourceId, label, text, own }: Prose): Finding[] {
  const name = namePattern(company);
  const speaks = own ? new RegExp(`${name.source}|\\b(we|our|the company)\\b`, 'iu') : name;
  const findings: Finding[] = [];
  const named = new Set<string>();
  for (const sentence of text.split('\n').map(withoutBullet).flatMap(splitSentences)) {
    if (sentence.length > 600 || isInstruction(sentence) || !speaks.test(sentence)) continue;
    const base = { quotes: [{ sourceId, text: sentence }], page: 'other' as const, where: label, score: worth - 1 };
    const figure = figureIn(sentence, company);
    if (figure && (own || figure.measure === 'employees' || figure.measure === 'founded')) {
      findings.push({
        ...base,
        topic: figure.measure === 'founded' ? 'founded' : figure.measure === 'employees' ? 'scale' : 'money',
        text: `${capitalized(label)} says: “${inner(sentence)}”`,
        figure,
      });
    } else if (!own && money.test(sentence) && sentence.toLowerCase().startsWith(company.toLowerCase())) {
      findings.push({ ...base, topic: 'money', text: `${label} writes: “${inner(sentence)}”`, score: 2 });
    }
    for (const rival of rivalsIn(sentence, name)) {
      if (named.has(rival.toLowerCase())) continue;
      named.add(rival.toLowerCase());
      findings.push({
        ...base,
        topic: 'competitor',
        name: rival,
        text: `${rival}: ${label} names it beside ${company}: “${inner(sentence)}”`,
        score: own ? 3 : 2,
      });
    }
  }
  return findings;
}

/** Returns the first sentences of an encyclopedia article that name the company. */
export function findingsOfArticle({ company, sourceId, label, text }: Omit<Prose, 'own'>): Finding[] {
  const name = namePattern(company);
  const sentences = text
    .split('\n')
    .slice(1)
    .flatMap(splitSentences)
    .filter(
      (sentence) => sentence.length >= 30 && sentence.length <= 400 && !isInstruction(sentence) && name.test(sentence),
    );
  return sentences.slice(0, mostSentences).map((sentence) => {
    const figure = figureIn(sentence, company);
    return {
      topic: 'description',
      text: `${label}: “${inner(sentence)}”`,
      quotes: [{ sourceId, text: sentence }],
      page: 'other',
      where: label,
      score: worth,
      ...(figure ? { figure } : {}),
    };
  });
}
