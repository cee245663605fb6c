import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { sampleOf, typeOf, type Schema } from '#contract/json-schema.ts';
import { isRecord, parseJson } from '#web/lib/call-wire.ts';

/** One key of a call's input, as shown in the form. */
export interface InputField {
  name: string;
  required: boolean;
  /** `json`: anything except text, number, boolean or choice is written as JSON. */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json';
  choices: string[];
  /** The type in words. */
  type: string;
}

const schemaOf = ({ input }: Endpoint): Schema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;

function kindOf({ type, enum: choices }: Schema): InputField['kind'] {
  if (choices?.every((each) => typeof each === 'string') === true) return 'choice';
  if (type === 'string') return 'text';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'boolean' ? 'boolean' : 'json';
}

/** Returns the form's fields for a call. */
export function fieldsOf(endpoint: Endpoint): InputField[] {
  const { properties = {}, required = [] } = schemaOf(endpoint);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    kind: kindOf(schema),
    choices: (schema.enum ?? []).map(String),
    type: typeOf(schema),
  }));
}

/** A form's texts by field name; an empty one is sent only if it is a required text. */
export type Values = Readonly<Record<string, string>>;

/** Returns a valid sample input with the caller's organization id filled in. */
export function sampleInput(endpoint: Endpoint, organizationId: string): Record<string, unknown> {
  const sample = sampleOf(schemaOf(endpoint));
  const text = JSON.stringify(sample).replaceAll('"ORGANIZATION"', JSON.stringify(organizationId));
  return JSON.parse(text) as Record<string, unknown>;
}

export function valuesOf(fields: readonly InputField[], input: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = input[name];
      if (value === undefined) return [name, ''];
      return [name, kind === 'json' || typeof value !== 'string' ? JSON.stringify(value, null, 2) : value];
    }),
  );
}

type Read = { input: Record<string, unknown> } | { field: string; error: string };

/** Converts a form's texts to input, or returns which field is invalid and why. */
export function readForm(fields: readonly InputField[], values: Values): Read {
  const input: Record<string, unknown> = {};
  for (const { name, kind, required } of fields) {
    const text = values[name] ?? '';
    const isText = kind === 'text' || kind === 'choice';
    if (text === '' && !(isText && required)) continue;
    if (isText) input[name] = text;
    else {
      const value = parseJson(text);
      if (value === undefined || (kind === 'number' && typeof value !== 'number'))
        return { field: name, error: kind === 'number' ? 'This isn’t a number.' : 'This isn’t valid JSON.' };
      input[name] = value;
    }
  }
  return { input };
}

/** Converts the JSON editor's text to input. */
export function readJson(text: string): Read {
  const value = parseJson(text.trim() === '' ? '{}' : text);
  return isRecord(value)
    ? { input: value }
    : { field: '', error: value === undefined ? 'This isn’t valid JSON.' : 'The input of a call is one JSON object.' };
}
