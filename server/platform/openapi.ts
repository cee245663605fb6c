import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Route } from './http.ts';

function operation(endpoint: Endpoint): object {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const properties = Object.entries(schema.properties ?? {});
  const inPath = (name: string) => endpoint.path.includes(`:${name}`);
  const inQuery = (name: string) => endpoint.method === 'GET' || (endpoint.query ?? []).includes(name);
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
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body.length === 0 ? {} : { requestBody: { content: { 'application/json': { schema: content } } } }),
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

/** The OpenAPI 3.1 document of the given routes, made from the same descriptors that bind them. */
export function openApiDocument(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { endpoint } of routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  const error = {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string' },
      code: { type: 'string' },
      requestId: { type: 'string' },
      details: { type: 'object' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Dealwright', version: '0.1.0' },
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: error } },
    paths,
  };
}
