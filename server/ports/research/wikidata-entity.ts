import { z } from 'zod';

const snakSchema = z.object({ datavalue: z.object({ value: z.unknown() }).optional() });
const statementSchema = z.object({
  mainsnak: snakSchema,
  rank: z.enum(['preferred', 'normal', 'deprecated']).catch('normal'),
  qualifiers: z.record(z.string(), z.array(snakSchema)).optional(),
});
const termSchema = z.object({ value: z.string() });

export const entitySchema = z.object({
  id: z.string(),
  labels: z.record(z.string(), termSchema).catch({}),
  descriptions: z.record(z.string(), termSchema).catch({}),
  aliases: z.record(z.string(), z.array(termSchema)).catch({}),
  claims: z.record(z.string(), z.array(statementSchema)).catch({}),
  sitelinks: z.record(z.string(), z.object({ title: z.string() })).catch({}),
});
export type Entity = z.infer<typeof entitySchema>;
type Statement = z.infer<typeof statementSchema>;

export const properties = {
  website: 'P856',
  kind: 'P31',
  headquarters: 'P159',
  country: 'P17',
  industry: 'P452',
  founded: 'P571',
  founder: 'P112',
  chief: 'P169',
  employees: 'P1128',
  revenue: 'P2139',
  parent: 'P749',
  cik: 'P5531',
  end: 'P582',
  dissolved: 'P576',
  asOf: 'P585',
} as const;

const timeSchema = z.object({ time: z.string(), precision: z.number() });
const quantitySchema = z.object({ amount: z.string(), unit: z.string() });
const itemSchema = z.object({ id: z.string() });

/** Returns the current statements of a property: preferred ones if any, without those that ended. */
export function current(entity: Entity, property: keyof typeof properties): Statement[] {
  const all = (entity.claims[properties[property]] ?? []).filter(
    ({ rank, qualifiers }) => rank !== 'deprecated' && qualifiers?.[properties.end] === undefined,
  );
  const preferred = all.filter(({ rank }) => rank === 'preferred');
  return preferred.length > 0 ? preferred : all;
}

export function textsOf(entity: Entity, property: keyof typeof properties): string[] {
  return current(entity, property).flatMap(({ mainsnak }) =>
    typeof mainsnak.datavalue?.value === 'string' ? [mainsnak.datavalue.value] : [],
  );
}

export function itemsOf(entity: Entity, property: keyof typeof properties): string[] {
  return current(entity, property).flatMap(({ mainsnak }) => {
    const parsed = itemSchema.safeParse(mainsnak.datavalue?.value);
    return parsed.success ? [parsed.data.id] : [];
  });
}

/** Returns '2024-09-28' or '2024', as precise as stored; null if less precise than a year. */
export function dayOf(value: unknown): string | null {
  const parsed = timeSchema.safeParse(value);
  const day = parsed.success ? /^\+(\d{4})-(\d{2})-(\d{2})T/u.exec(parsed.data.time) : null;
  if (!parsed.success || !day || parsed.data.precision < 9) return null;
  return parsed.data.precision >= 11 ? `${day[1]}-${day[2]}-${day[3]}` : (day[1] ?? null);
}

export interface Amount {
  value: number;
  unit: string;
  at: string | null;
}

/** Returns the newest amount of a property by its date, undated ones last. */
export function newestAmount(entity: Entity, property: keyof typeof properties): Amount | null {
  const amounts = current(entity, property).flatMap(({ mainsnak, qualifiers }): Amount[] => {
    const parsed = quantitySchema.safeParse(mainsnak.datavalue?.value);
    if (!parsed.success) return [];
    const unit = /Q\d+$/u.exec(parsed.data.unit)?.[0] ?? '';
    return [
      { value: Number(parsed.data.amount), unit, at: dayOf(qualifiers?.[properties.asOf]?.[0]?.datavalue?.value) },
    ];
  });
  return (
    amounts
      .filter(({ value }) => Number.isFinite(value))
      .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0] ?? null
  );
}

export function nameOf(entity: Entity): string {
  return entity.labels['en']?.value ?? entity.labels['mul']?.value ?? '';
}

export function namesOf(entity: Entity): string[] {
  return [
    nameOf(entity),
    ...(entity.aliases['en'] ?? []).map(({ value }) => value),
    ...(entity.aliases['mul'] ?? []).map(({ value }) => value),
  ].filter(Boolean);
}

const aPerson = 'Q5';
const notCompanies = new Set([
  aPerson,
  'Q4167410',
  'Q4167836',
  'Q13442814',
  'Q7397',
  'Q35127',
  'Q431289',
  'Q2424752',
  'Q9135',
  'Q1668024',
]);
const companyLike = ['headquarters', 'industry', 'founded', 'employees', 'chief', 'founder', 'cik', 'revenue'] as const;

/** Returns whether an entry describes an organization, not a person, product or disambiguation page. */
export function isCompany(entity: Entity): boolean {
  const kinds = itemsOf(entity, 'kind');
  const ended = entity.claims[properties.dissolved] !== undefined;
  return (
    !ended &&
    !(kinds.length > 0 && kinds.every((kind) => notCompanies.has(kind))) &&
    !kinds.includes(aPerson) &&
    companyLike.some((property) => current(entity, property).length > 0)
  );
}
