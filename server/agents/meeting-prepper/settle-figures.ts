import type { Quote } from '#contract/evidence.ts';
import type { Figure } from '#server/ports/research/research.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { countInWords, moneyInWords } from '#server/ports/research/figure-words.ts';
import type { Finding } from '../analyst.ts';
import { figureIn } from '../built-in/figure-in.ts';
import { listed, pageLabel } from '../built-in/wording.ts';

type Stated = Finding & { figure: Figure };

const words: Record<Figure['measure'], string> = {
  employees: 'Number of employees',
  founded: 'Year of foundation',
  revenue: 'Revenue',
  'net-income': 'Net income',
};
/** A rounded and an exact number may be the same value. */
const alike = 0.01;

function sameValue({ figure: a }: Stated, { figure: b }: Stated): boolean {
  return a.measure === 'founded'
    ? a.value === b.value
    : Math.abs(a.value - b.value) <= alike * Math.max(Math.abs(a.value), Math.abs(b.value));
}

/** Groups figures of one kind; money also needs the same year and currency. */
function groupOf({ measure, unit, at }: Figure): string {
  return measure === 'revenue' || measure === 'net-income' ? `${measure} ${unit} ${at?.slice(0, 4) ?? ''}` : measure;
}

function valueInWords({ measure, value, unit }: Figure): string {
  return measure === 'founded'
    ? String(value)
    : measure === 'employees'
      ? countInWords(value)
      : moneyInWords(value, unit);
}

const hedged = /(more than|over|at least|about|around|approximately|nearly|almost|some)(?: [\p{L}-]+)?\s+$/iu;

/** As its source words it: "more than 300" is no 300. */
function asWorded({ figure, quotes }: Stated): string {
  const value = valueInWords(figure);
  if (figure.measure !== 'employees') return value;
  const text = (quotes[0]?.text ?? '').replaceAll(',', '');
  const at = text.search(new RegExp(String.raw`(?<!\d)${figure.value}(?!\d)`, 'u'));
  const hedge = at < 0 ? undefined : hedged.exec(text.slice(0, at))?.[1]?.toLowerCase();
  return hedge === undefined ? value : `${hedge} ${value}`;
}

function sourceOf({ where, page, figure }: Stated): string {
  const source = where ?? `its ${pageLabel(page)}`;
  return figure.at === undefined || figure.measure === 'founded' ? source : `${source}, ${dayInWords(figure.at)}`;
}

/**
 * Merges what several sources state into one finding: with a range and who says what if they differ, with all quotes if
 * they agree. Leaves everything else unchanged.
 */
export function settleFigures(findings: readonly Finding[], company: string): Finding[] {
  const stated = findings.flatMap((finding): Stated[] => {
    const text = finding.quotes[0]?.text ?? '';
    const figure =
      finding.figure ??
      (['scale', 'founded', 'money', 'staff', 'figure'].includes(finding.topic) ? figureIn(text, company) : null);
    return figure ? [{ ...finding, figure }] : [];
  });
  const replaced = new Map<string, Finding | null>();
  /** Gives the same sentence under another topic the additional quotes too. */
  const agreed = new Map<string, Quote[]>();
  const idOf = (finding: Finding): string => `${finding.topic} ${finding.text}`;
  for (const group of Map.groupBy(stated, ({ figure }) => groupOf(figure)).values()) {
    const bySource = [
      ...new Map(group.map((each) => [`${each.quotes[0]?.sourceId} ${each.figure.value}`, each])).values(),
    ];
    const [first] = bySource;
    if (!first || bySource.length < 2) continue;
    const distinct = bySource
      .filter((each, at) => bySource.slice(0, at).every((other) => !sameValue(each, other)))
      .toSorted((a, b) => a.figure.value - b.figure.value);
    const quotes = bySource.flatMap((each) => each.quotes);
    const [low, high] = [distinct[0], distinct.at(-1)];
    for (const each of group) replaced.set(idOf(each), null);
    if (distinct.length < 2 || !low || !high) {
      replaced.set(idOf(first), { ...first, quotes });
      agreed.set(first.text, quotes);
      continue;
    }
    const year =
      first.figure.measure === 'revenue' || first.figure.measure === 'net-income'
        ? ` ${first.figure.at?.slice(0, 4) ?? ''}`.trimEnd()
        : '';
    const each = listed(distinct.map((finding) => `${asWorded(finding)} (${sourceOf(finding)})`));
    replaced.set(idOf(first), {
      ...first,
      topic: first.topic === 'description' ? 'scale' : first.topic,
      quotes,
      score: Math.max(...group.map(({ score }) => score)) + 1,
      range: true,
      text: `${words[first.figure.measure]}${year}: between ${valueInWords(low.figure)} and ${valueInWords(high.figure)}; the sources differ: ${each}.`,
    });
  }
  return findings.flatMap((finding) => {
    const id = idOf(finding);
    if (!replaced.has(id)) return [{ ...finding, quotes: agreed.get(finding.text) ?? finding.quotes }];
    const settled = replaced.get(id) ?? null;
    replaced.set(id, null);
    return settled ? [settled] : [];
  });
}
