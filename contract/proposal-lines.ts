import { entriesOf, isListField } from './discovery-fields.ts';
import type { Claim } from './evidence.ts';
import { limits } from './limits.ts';
import type { BlockField, ProposalTable } from './proposal.ts';

/** Returns a table row as one line of text: 'Fenn Tag, each: GBP 38.00'. */
const rowText = (row: readonly string[]): string => {
  const [name = '', ...rest] = row.filter((cell) => cell !== '');
  return rest.length === 0 ? name : `${[name, ...rest.slice(0, -1)].join(', ')}: ${rest.at(-1) ?? ''}`;
};
const returnText = ({ rows }: ProposalTable): string[] =>
  rows.map(([label = '', low = '', base = '', high = '']) => `${label}: low ${low}, base ${base}, high ${high}`);

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
