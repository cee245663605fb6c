import { z } from 'zod';
import { errorKinds } from '#contract/errors.ts';
import { scopeOf } from '#server/access/key-scopes.ts';
import { pathsOf, type Route } from './http.ts';

/** Returns the documentation group of a call, from the first words of its path. */
export function groupOf(path: string): string {
  const named = /^\/api\/(records|identity|automation|users)(?:\/|$)/.exec(path)?.[1];
  return named ?? /^\/api\/([\w-]+)/.exec(path)?.[1] ?? '';
}

const fileBody = {
  'multipart/form-data': {
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  },
};

function operation({ endpoint, readsBody }: Route): object {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const properties = Object.entries(schema.properties ?? {});
  const inPath = (name: string) => endpoint.path.includes(`:${name}`);
  const inQuery = (name: string) =>
    endpoint.method === 'GET' || readsBody === true || (endpoint.query ?? []).includes(name);
  const required = new Set(schema.required ?? []);
  const parameters = properties
    .filter(([name]) => inPath(name) || inQuery(name))
    .map(([name, shape]) => ({
      name,
      in: inPath(name) ? 'path' : 'query',
      required: inPath(name) || required.has(name),
      schema: shape,
    }));
  const body = properties.filter(([name]) => !inPath(name) && !inQuery(name));
  const content = {
    type: 'object',
    properties: Object.fromEntries(body),
    required: body.map(([name]) => name).filter((name) => required.has(name)),
  };
  const requestBody =
    readsBody === true ? { content: fileBody } : { content: { 'application/json': { schema: content } } };
  const [, twin] = pathsOf(endpoint.path);
  return {
    tags: [groupOf(endpoint.path)],
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? { security: [] } : { 'x-api-key-scope': scopeOf(endpoint) }),
    ...(endpoint.access === 'admin' ? { 'x-role': 'org:admin' } : {}),
    ...(twin === undefined ? {} : { 'x-also-at': twin }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body.length === 0 && readsBody !== true ? {} : { requestBody }),
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: z.toJSONSchema(endpoint.output, { unrepresentable: 'any' }) } },
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** Returns the OpenAPI 3.1 document of the given routes, built from the descriptors that bind them. */
export function openApiDocument(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const { endpoint } = route;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(route) };
  }
  const error = {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string' },
      code: { type: 'string', enum: Object.keys(errorKinds) },
      requestId: { type: 'string' },
      details: { type: 'object' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Dealwright', version: '0.1.0' },
    externalDocs: { url: '/api/docs' },
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: error } },
    paths,
  };
}
