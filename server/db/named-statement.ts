import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A query with one column `text` and one row, prepared once per connection, so its plan is reused. */
export interface NamedStatement {
  readonly text: string;
  values(given: Record<string, unknown>): unknown[];
}

/** Compiles `query`, whose variables are declared with `sql.placeholder`. */
export function namedStatement(query: SQL): NamedStatement {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  return { text, values: (given) => fillPlaceholders(params, given) };
}
