import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A query of one column `text`, one row, written once: the database keeps its plan on each connection. */
export interface NamedStatement {
  readonly text: string;
  values(given: Record<string, unknown>): unknown[];
}

/** `query` names what changes from call to call by `sql.placeholder`. */
export function namedStatement(query: SQL): NamedStatement {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  return { text, values: (given) => fillPlaceholders(params, given) };
}
