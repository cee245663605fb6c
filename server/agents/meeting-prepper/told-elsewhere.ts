import { terms } from '#server/readers/sentences.ts';
import type { Finding } from '../analyst.ts';

/** Shorter words may stand anywhere by chance. */
const fewestLetters = 8;
const leastShared = 0.5;
/** Between the values of a row of counters. */
const between = '; ';

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether a text contains another one's words, whatever their spacing and marks. */
export function tells(whole: string, part: string): boolean {
  const letters = lettersOf(part);
  const at = letters.length < fewestLetters ? -1 : lettersOf(whole).indexOf(letters);
  if (at <= 0 || !/^\d/u.test(letters)) return at >= 0;
  // '61 shops' isn't told by '161 shops'.
  const [place] = [...whole.matchAll(/[\p{L}\p{N}]/gu)].slice(at);
  return !/\d$/u.test(whole.slice(0, place?.index));
}

const statedBy = ({ row, quotes }: Finding): string => (row?.value ?? quotes[0]?.text ?? '').replace(/^“|”$/gu, '');
const numbersOf = (text: string): string[] =>
  (text.match(/\d[\d.,’]*\d|\d/gu) ?? []).map((each) => each.replace(/[,’](?=\d{3}(?!\d))/gu, ''));
/** A year alone is no figure: several things happened in it. */
const isYear = (number: string): boolean => /^(?:1[5-9]|20)\d\d$/u.test(number);

/** Returns whether a text has every figure of another one and most of its words. */
export function tellsFigures(whole: string, part: string): boolean {
  const figures = numbersOf(part);
  if (figures.every(isYear)) return false;
  const given = new Set(numbersOf(whole));
  if (!figures.every((each) => given.has(each))) return false;
  const words = [...new Set(terms(part))].filter((each) => !/\d/u.test(each));
  const said = new Set(terms(whole));
  return words.length > 0 && words.filter((each) => said.has(each)).length >= words.length * leastShared;
}

const isSeveral = ({ row }: Finding): boolean => row?.value.includes(between) === true;

/** Returns a row of several values without those that others state on their own; null if none is left. */
function withoutStated(finding: Finding, others: readonly string[]): Finding | null {
  const { row } = finding;
  if (!row || !isSeveral(finding)) return finding;
  const parts = row.value.split(between);
  const left = parts.filter((part) => !others.some((other) => tells(other, part)));
  if (left.length === parts.length) return finding;
  if (left.length === 0) return null;
  const quotes = finding.quotes.filter(({ text }) => left.some((part) => tells(text, part) || tells(part, text)));
  return {
    ...finding,
    text: finding.text.replace(row.value, left.join(between)),
    quotes: quotes.length > 0 ? quotes : finding.quotes,
    row: { ...row, value: left.join(between) },
  };
}

/** Returns whether another finding states all of this one, and of two that do so each, the first. */
function isToldBy(finding: Finding, other: Finding, isLater: boolean): boolean {
  const [own, others] = [statedBy(finding), statedBy(other)];
  const isSame = lettersOf(own) === lettersOf(others);
  if (isSame && !isLater) return false;
  const isSentence = finding.row === undefined || finding.structure === 'sentence';
  // A customer's result is told under its story's title.
  if (isSentence && (tells(others, own) || tells(other.row?.label ?? '', own))) return true;
  if (finding.row === undefined || finding.row.label !== other.row?.label) return false;
  // '1998' beside 'founded in 1998 in Hereford' under one label.
  if (/^\d{4}$/u.test(own) && others.length > own.length && numbersOf(others).includes(own)) return true;
  return tellsFigures(others, own) && (isLater || !tellsFigures(own, others));
}

/**
 * Leaves out what another finding of the list, or a statement of another section, already says in full.
 * Findings with a range, and those in `kept`, stay as they are.
 */
export function withoutRepeats(
  findings: readonly Finding[],
  elsewhere: readonly string[] = [],
  kept: readonly Finding[] = [],
): Finding[] {
  const singles = findings.filter((finding) => !isSeveral(finding) && !kept.includes(finding));
  return findings.flatMap((finding, at): Finding[] => {
    if (finding.range === true || kept.includes(finding)) return [finding];
    if (isSeveral(finding)) {
      const others = [...elsewhere, ...singles.map(statedBy)];
      const left = withoutStated(finding, others);
      return left === null ? [] : [left];
    }
    const isSentence = finding.row === undefined || finding.structure === 'sentence';
    if (isSentence && elsewhere.some((other) => tells(other, statedBy(finding)))) return [];
    const isTold = singles.some(
      (other) => other !== finding && other.range !== true && isToldBy(finding, other, findings.indexOf(other) < at),
    );
    return isTold ? [] : [finding];
  });
}
