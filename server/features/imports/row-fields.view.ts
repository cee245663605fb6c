import { importFields, type ImportField } from '#contract/imports.ts';
import { sessionDataSchema, type SessionData } from '#contract/discovery-state.ts';
import type { ImportRow } from './read-rows.ts';

const lists: ReadonlySet<ImportField> = new Set(['barriers', 'desiredOutcomes']);
/** What a spreadsheet would run as a formula; no real name, company or note begins like this. */
const formula = /^[=@]|^[+-].*[(!|]/u;

export type RowFields = { data: SessionData; key: string } | { problem: string };

const plain = (text: unknown): string =>
  typeof text === 'string' ? text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim() : '';

/** Returns the key by which duplicates are detected: name, person and company. */
export function sameKey(session: Partial<Record<ImportField, unknown>>): string {
  const { sessionName, firstName, lastName, companyName } = session;
  return JSON.stringify([sessionName, firstName, lastName, companyName].map(plain));
}

/** Converts a row to session fields, or explains why it can't be imported. `columns`: cells in the header. */
export function rowFields({ cells }: ImportRow, mapping: readonly (ImportField | null)[], columns: number): RowFields {
  if (cells.length > columns && cells.slice(columns).some((cell) => cell !== ''))
    return {
      problem: `Has ${cells.length} cells, the header has ${columns}: put cells with a separator in quotation marks.`,
    };
  const said: Partial<Record<ImportField, string | string[]>> = {};
  for (const [at, field] of mapping.entries()) {
    const cell = cells[at] ?? '';
    if (field === null || cell === '') continue;
    if (formula.test(cell))
      return { problem: `“${importFields[field]}” begins like a formula. Remove the sign at its beginning.` };
    said[field] = lists.has(field)
      ? cell
          .split(/[;\n]/u)
          .map((each) => each.trim())
          .filter(Boolean)
      : cell;
  }
  const { firstName = '', lastName = '', companyName = '' } = said;
  const name = `${String(firstName)} ${String(lastName)}`.trim();
  if (name === '' && companyName === '' && said.sessionName === undefined)
    return { problem: 'Names neither a person nor a company.' };
  said.sessionName ??= [name, companyName].filter(Boolean).join(', ').replace(/\s+/gu, ' ').slice(0, 300);
  const read = sessionDataSchema.safeParse(said);
  if (read.success) return { data: read.data, key: sameKey(said) };
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? '') as ImportField;
  return { problem: `“${Object.hasOwn(importFields, field) ? importFields[field] : field}”: ${issue?.message ?? ''}.` };
}
