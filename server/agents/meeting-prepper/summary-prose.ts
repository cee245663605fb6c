import type { Finding } from '../analyst.ts';
import { wordTest } from '../ledger/word-test.ts';
import { findingsOf, type PrepMaterial } from './prep-material.ts';
import { chiefWords, employWords, notChiefWords, staffNouns } from './vocabulary/prose-words.ts';

const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,])((?:about |around |over |more than |some |nearly |almost )?\d[\d.,’]*\+?)\s+(?:${staffNouns.join('|')})(?!\p{L})`,
  'iu',
);
const years = /(?<![\d.,-])(?:1[5-9]|20)\d\d(?!\d|[.,-]\d)/gu;
const employs = wordTest(employWords);
const chief = wordTest(chiefWords);
const notChief = wordTest(notChiefWords);
const longestName = 40;

const inProse = / has \D{0,12}(\d[\d.,’]*)\+? people(?= and |, )/u;
const digitsOf = (text = ''): number | null => {
  const digits = text.replace(/\D/gu, '');
  return digits === '' ? null : Number(digits);
};

/** Returns how many people our own sentence on a company states: 870 of 'Acme has 870 people and …'; else null. */
export const proseCount = (sentence: string): number | null => digitsOf(inProse.exec(sentence)?.[1]);

/** Returns how many people a staff row counts; null if it counts none, or a sentence that may be about anyone. */
export function staffCount(value: string): number | null {
  if (value.startsWith('“') && !employs.test(value)) return null;
  return digitsOf(counted.exec(value)?.[1]);
}

interface Clause {
  text: string;
  finding: Finding;
}

/** Returns the best finding of a topic whose number we can put in a sentence: its own quote contains it once. */
function first(findings: readonly Finding[], read: (finding: Finding) => string | null): Clause | null {
  for (const finding of findings) {
    const text = finding.range === true || finding.where !== undefined ? null : read(finding);
    if (text !== null) return { text, finding };
  }
  return null;
}

const wordsOf = (finding: Finding): string => finding.quotes.map(({ text }) => text).join('\n');

function people(finding: Finding): string | null {
  // 'People' may be anyone; employees, and those in a staff row, are the company's.
  if (finding.structure === 'sentence' && !employs.test(wordsOf(finding))) return null;
  const said = counted.exec(`${finding.row?.value ?? ''}\n${wordsOf(finding)}`)?.[1];
  return said === undefined ? null : `has ${said.replace(/[.,]$/u, '')} people`;
}

function since(finding: Finding): string | null {
  if (finding.row?.label !== 'Since') return null;
  const [year, ...more] = new Set(wordsOf(finding).match(years) ?? []);
  return year === undefined || more.length > 0 ? null : `dates from ${year}`;
}

function leader(finding: Finding): string | null {
  const { name = '', role = '' } = finding;
  const short = name.length > 0 && name.length <= longestName && role.length > 0 && role.length <= longestName;
  return short && chief.test(role) && !notChief.test(role) && wordsOf(finding).includes(name)
    ? `is led by ${name} (${role})`
    : null;
}

const newest = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

/**
 * Returns a natural sentence on size, founding and leadership, containing only what its quotes contain.
 * Null if fewer than two of the three are known, since a row suffices for one.
 */
export function summaryProse(material: PrepMaterial): Finding | null {
  const staff = findingsOf(material, 'staff').filter(
    ({ date }) => date === undefined || date >= recent(material.today),
  );
  const clauses = [
    first(newest(staff), people),
    first(findingsOf(material, 'founded'), since),
    first(findingsOf(material, 'person'), leader),
  ].filter((clause) => clause !== null);
  const [one, two, three] = clauses.map(({ text }) => text);
  const [lead] = clauses;
  if (lead === undefined || two === undefined) return null;
  const { row: _row, date: _date, ...rest } = lead.finding;
  return {
    ...rest,
    text: `${material.company} ${three === undefined ? `${one} and ${two}` : `${one}, ${two} and ${three}`}.`,
    quotes: clauses.flatMap(({ finding }) => finding.quotes.slice(0, 2)),
  };
}

const keptMonths = 24;
function recent(today: string): string {
  const from = new Date(today);
  from.setUTCMonth(from.getUTCMonth() - keptMonths);
  return from.toISOString().slice(0, 10);
}
