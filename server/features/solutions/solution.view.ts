import type { SolutionRecord } from '#contract/records-company.ts';
import type { SolutionRow } from './solution.store.ts';

/** Converts a solution to its stored field names; the client id is the organization's. */
export function toSolutionRecord(row: SolutionRow, organizationId: string): SolutionRecord {
  return {
    id: row.id,
    createdTime: row.createdAt.toISOString(),
    fields: {
      'Solution ID': `SOL-${row.id.slice(0, 8).toUpperCase()}`,
      'Solution Name': row.name,
      Description: row.description,
      Company: [organizationId],
      'Create Date': row.createdAt.toISOString(),
      'Modified Date': row.modifiedAt.toISOString(),
      'Solution Status': row.status,
    },
  };
}
