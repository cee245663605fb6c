/** A form body in Stripe's format: `line_items[0][price]=…` becomes nested fields. */
export interface Fields {
  [name: string]: string | Fields;
}

export class InvalidParameter extends Error {
  readonly param: string;
  readonly code: string;
  readonly status: number;
  constructor(param: string, message: string, code = 'parameter_unknown', status = 400) {
    super(message);
    this.param = param;
    this.code = code;
    this.status = status;
  }
}

export function failure({ param, message, code, status }: InvalidParameter): object {
  return {
    error: {
      type: status === 402 ? 'card_error' : 'invalid_request_error',
      code,
      message,
      ...(param === '' ? {} : { param }),
    },
  };
}

export function formOf(body: string): Fields {
  const form: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/\[|\]\[|\]/u).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    let at = form;
    for (const key of keys) {
      const next = at[key];
      const inner: Fields = typeof next === 'object' ? next : {};
      at[key] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return form;
}

export function has(fields: Fields, name: string): boolean {
  return fields[name] !== undefined;
}

export function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string')
    throw new InvalidParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

export function number(fields: Fields, name: string): number {
  const value = Number(text(fields, name));
  if (!Number.isInteger(value))
    throw new InvalidParameter(name, `Invalid integer: ${text(fields, name)}`, 'parameter_invalid_integer');
  return value;
}

export function object(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (typeof value !== 'object')
    throw new InvalidParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

/** Throws for an unknown parameter, as Stripe does. */
export function onlyKnown(fields: Fields, names: readonly string[]): void {
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new InvalidParameter(unknown, `Received unknown parameter: ${unknown}`);
}
