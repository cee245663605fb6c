/** The subset of JSON Schema that the contract's schemas compile to. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  format?: string;
  default?: unknown;
  $ref?: string;
}

const deepest = 7;

/** Returns a schema as a readable type such as `{ solutions: { id: string }[] }`, split across lines if long. */
export function typeOf(schema: Schema, indent = '', depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return [...new Set(several.map((each) => typeOf(each, indent, depth)))].join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((each) => typeOf(each, indent, depth)).join(' & ');
  if (schema.type === 'array' && schema.items !== undefined) {
    const item = typeOf(schema.items, indent, depth);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object') return objectOf(schema, indent, depth);
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.type ?? 'any';
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
  depth: number,
): string {
  const fields = Object.entries(properties);
  if (fields.length === 0)
    return typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? `{ [name]: ${typeOf(additionalProperties, indent, depth + 1)} }`
      : '{}';
  if (depth >= deepest) return '{ … }';
  const inner = `${indent}  `;
  const lines = fields.map(
    ([name, field]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, inner, depth + 1)}`,
  );
  const short = `{ ${lines.join(', ')} }`;
  if (!short.includes('\n') && indent.length + short.length <= 90) return short;
  return `{\n${lines.map((line) => `${inner}${line}`).join('\n')}\n${indent}}`;
}

const samples: Readonly<Record<string, unknown>> = {
  firstName: 'Rhys',
  lastName: 'Tolland',
  email: 'rhys@fernhollow.example',
  company: 'https://www.fernhollow.example',
  companyName: 'Fernhollow',
  website: 'https://www.example.com',
  url: 'https://www.example.com/prices',
  name: 'Route planning',
  description: 'Plans runs around traffic',
  question: 'What does the platform cost?',
  organizationId: 'ORGANIZATION',
  clientId: 'ORGANIZATION',
};

/** Returns a valid sample value; objects contain only required keys, since the rest is documented beside it. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return sampleOf(first, name);
  if (schema.type === 'array') return schema.items === undefined ? [] : [sampleOf(schema.items, name)];
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key))
        .map(([key, field]) => [key, sampleOf(field, key)]),
    );
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (Object.hasOwn(samples, name)) return samples[name];
  if (/id$/iu.test(name)) return name.replace(/id$/iu, '').toUpperCase().replace(/^$/u, 'ID');
  return schema.format === 'date-time' ? '2026-10-14T09:00:00Z' : 'text';
}
