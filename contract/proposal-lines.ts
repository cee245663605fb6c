import { entriesOf, isListField } from './discovery-fields.ts';
import type { Claim } from './evidence.ts';
import { limits } from './limits.ts';
import { tableLines } from './markdown-table.ts';
import type { BlockField, ProposalBlock, ProposalTable } from './proposal.ts';
import { casesSaid, openResults, openReturn } from './proposal-return.ts';

/** Returns a table row as one line of text: 'Fenn Tag, each: GBP 38.00', with a quantity 'Fenn Tag, each: GBP 38.00 × 4 = GBP 152.00'. */
export const rowText = (row: readonly string[]): string => {
  const [item = '', price = '', quantity = '', total = ''] = row;
  if (row.length === 4 && quantity !== '') return `${item}: ${price} × ${quantity} = ${total}`;
  const [name = '', ...rest] = row.filter((cell) => cell !== '');
  return rest.length === 0 ? name : `${[name, ...rest.slice(0, -1)].join(', ')}: ${rest.at(-1) ?? ''}`;
};
/** Returns whether every column of a block's table but the first holds figures. */
export const isNumeric = (id: string, { head }: ProposalTable): boolean =>
  id === 'roiAnalysis' || head.includes('Quantity');
const returnText = ({ rows }: ProposalTable): string[] =>
  rows.map(([label = '', low = '', base = '', high = '']) => `${label}: low ${low}, base ${base}, high ${high}`);

const computed = /: low .+, base .+, high .+$/u;
/** What the inputs rest on, as the writer of the return words it. */
const basisOf =
  /^(?:Gain per year|Paid once|Paid per year), (?:as [^“]{1,120} said: “|from our notes: “|our estimate[.:])/u;
/** Returns whether a line is one that the return works out anew each time: stored, it would stand beside newer figures. */
export const isWorkedOut = (line: string): boolean =>
  computed.test(line) ||
  basisOf.test(line) ||
  line === casesSaid ||
  line === openReturn ||
  line.startsWith(openResults([]).slice(0, -1));

/** Returns a block's text as its session field holds it: list entries or lines of text. */
export function linesOf(field: BlockField, claims: readonly Claim[], table: ProposalTable | null): string[] {
  const rows = table === null ? [] : field === 'roiAnalysis' ? returnText(table) : table.rows.map(rowText);
  const lines = [...rows, ...claims.map(({ text }) => text)];
  if (isListField(field)) return lines.slice(0, entriesOf[field]);
  let length = 0;
  return lines.filter((line) => {
    length += line.length + 1;
    return length <= limits.discovery.textMax;
  });
}

/** Returns a block's text to be stored and edited: a price table stays one, unless it is too long for its field that way. */
export function storedLines(field: BlockField, claims: readonly Claim[], table: ProposalTable | null): string[] {
  if (field !== 'pricingModel' || table === null) return linesOf(field, claims, table);
  const lines = [...tableLines(table), ...claims.map(({ text }) => text)];
  return lines.join('\n').length <= limits.discovery.textMax ? lines : linesOf(field, claims, table);
}

/** A quotation as a proposal words it, and what was said before it where it means nothing without that. */
export interface SaidWords {
  who: string;
  /** Empty: the quotation stands by itself. */
  on: string;
  quote: string;
}
const said = /^([^“]{0,120}?)(?:, on “([^”]+)”)?: “([^”]+)”$/u;

/** Returns the parts of 'Ola: “Words.”' and 'Ola, on “Question?”: “Words.”', or null. */
export function saidIn(text: string): SaidWords | null {
  const found = said.exec(text);
  return found === null ? null : { who: found[1] ?? '', on: found[2] ?? '', quote: found[3] ?? '' };
}

/** Returns the line under a quotation: its speaker, and what was said before it. */
export const speakerLine = ({ who, on }: Pick<SaidWords, 'who' | 'on'>): string =>
  on === '' ? who : `${who}, on “${on}”`;

/** Returns a concern and its answer, of '“We tried that before.” This one needs no button.', or null. */
export function concernIn(text: string): { concern: string; answer: string } | null {
  const found = /^(“[^”]+”) (.+)$/su.exec(text);
  return found === null ? null : { concern: found[1] ?? '', answer: found[2] ?? '' };
}

/** Characters of a line that may be a customer's name. */
const longestName = 80;

/** Returns the line that names a case's customer: its first, where it is no sentence and more follows; null: none does. */
export function caseName(blocks: readonly Pick<ProposalBlock, 'id' | 'claims' | 'hidden'>[]): string | null {
  const { claims = [] } = blocks.find(({ id, hidden }) => !hidden && /^caseSituation[12]$/u.test(id)) ?? {};
  const [first] = claims;
  if (first?.kind !== 'fact' || claims.length < 2) return null;
  return first.text.length <= longestName && !/[.!?:…]["”’)]*$/u.test(first.text) ? first.text : null;
}
