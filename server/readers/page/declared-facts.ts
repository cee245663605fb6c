import { collapseSpace } from '#contract/evidence.ts';

/** A fact about an organization that a page states only in its structured data, as shown to readers. */
export interface Declared {
  /** The organization's name, as declared. */
  of: string;
  label: string;
  value: string;
}

type Data = Record<string, unknown>;

const organization = /Organization|Corporation|Business|Store|Company|NGO|School|Hotel|Restaurant|Dentist|Bank/u;
const most = 40;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function words(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return collapseSpace(String(value)).slice(0, 200);
  if (!isData(value)) return '';
  const { minValue, maxValue } = value;
  if (minValue !== undefined && maxValue !== undefined) return `${words(minValue)} to ${words(maxValue)}`;
  return words(value['value'] ?? value['name'] ?? '');
}

function address(value: unknown): string {
  if (!isData(value)) return words(value);
  return ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry']
    .map((key) => words(value[key]))
    .filter(Boolean)
    .join(', ');
}

/** Returns an organization's people with their roles. */
function people(record: Data): Declared[] {
  const of = words(record['name']);
  return ['founder', 'founders', 'employee', 'employees', 'member'].flatMap((key) =>
    listOf(record[key]).flatMap((person): Declared[] => {
      if (!isData(person) || !/Person/u.test(String(person['@type'] ?? 'Person'))) return [];
      const role = words(person['jobTitle']) || (key.startsWith('founder') ? 'Founder' : '');
      return role === '' ? [] : [{ of, label: role, value: words(person['name']) }];
    }),
  );
}

/**
 * Returns facts about organizations from JSON-LD: people, founding, location, legal name.
 * Each becomes a line of the page's text.
 */
export function declaredFacts(structured: readonly Data[]): Declared[] {
  const found = structured
    .filter((record) => organization.test(String(record['@type'])))
    .flatMap((record): Declared[] => {
      const of = words(record['name']);
      return [
        ['numberOfEmployees', words(record['numberOfEmployees'])],
        ['foundingDate', words(record['foundingDate'])],
        ['legalName', words(record['legalName'])],
        ...listOf(record['address']).map((each) => ['address', address(each)]),
      ]
        .map(([label = '', value = '']) => ({ of, label, value }))
        .concat(people(record));
    })
    .filter(({ value }) => value !== '');
  return [...new Map(found.map((each) => [`${each.label} ${each.value}`, each])).values()].slice(0, most);
}
