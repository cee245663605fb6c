import { getTableColumns, sql, type InferSelectModel, type SQL, type SQLWrapper, type Table } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';

/** Returns a timestamp in JavaScript's format: ISO 8601 in UTC with milliseconds. */
export function isoText(instant: SQLWrapper): SQL<string> {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Builds one JSON object per row, with fields in the given order. */
export function jsonObject(fields: Record<string, SQLWrapper>): SQL {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name.replaceAll("'", "''")}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * Does the same as text, at half the cost for many rows: `plain` values contain nothing to escape (ids, timestamps,
 * enums), `texts` may be anything but null.
 */
export function jsonText(plain: Record<string, SQLWrapper>, texts: Record<string, SQLWrapper>): SQL<string> {
  const parts = [
    ...Object.entries(plain).map(([name, value]) => sql`${sql.raw(`'"${name}":"'`)} || ${value} || '"'`),
    ...Object.entries(texts).map(([name, value]) => sql`${sql.raw(`'"${name}":'`)} || to_json(${value})::text`),
  ];
  return sql`'{' || ${sql.join(parts, sql` || ',' || `)} || '}'`;
}

/** Returns all columns of a row under their code names; `reviveRow` reads them back. */
export function rowFields(table: Table): Record<string, SQLWrapper> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      column instanceof PgTimestamp ? isoText(column) : column,
    ]),
  );
}

/** Converts the timestamps in a row of `rowFields` to dates. */
export function reviveRow<T extends Table>(table: T, row: object): InferSelectModel<T> {
  const revived: Record<string, unknown> = { ...row };
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = revived[name];
    if (column instanceof PgTimestamp && typeof value === 'string') revived[name] = new Date(value);
  }
  return revived as InferSelectModel<T>;
}

/** Splits a person's name like `splitName`. */
export function repNames(rep: { name: SQLWrapper; givenName: SQLWrapper }): { repFirstName: SQL; repLastName: SQL } {
  const [name, given] = [sql`btrim(coalesce(${rep.name}, ''))`, rep.givenName];
  const first = sql`case when ${given} = '' or starts_with(${name} || ' ', ${given} || ' ') then ${given}
    else split_part(${name}, ' ', 1) end`;
  return { repFirstName: first, repLastName: sql`ltrim(substr(${name}, length(${first}) + 1))` };
}
