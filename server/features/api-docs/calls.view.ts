import { sampleOf, typeOf, type Schema } from '#contract/json-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
  tags?: string[];
  summary: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
  'x-api-key-scope'?: string | null;
  'x-role'?: string;
  'x-also-at'?: string;
}

/** The part of an OpenAPI document that the reference shows. */
export interface ApiDocument {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

/** One call as the page shows it. */
export interface ShownCall {
  id: string;
  group: string;
  method: string;
  path: string;
  twin: string;
  summary: string;
  /** Who may call, in words. */
  who: string;
  parameters: string;
  body: string;
  answer: string;
  curl: string;
}

const scopeWords: Readonly<Record<string, string>> = { read: 'Read', write: 'Write', admin: 'Admin' };

function whoOf({ security, 'x-api-key-scope': scope, 'x-role': role }: Operation): string {
  if (security?.length === 0) return 'No key needed';
  if (typeof scope !== 'string') return 'Signed in only: no API key makes this call';
  return `Scope: ${scopeWords[scope] ?? scope}${role === undefined ? '' : '. Admins only'}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Builds a curl command for a call; `$DEALWRIGHT_KEY` stands for the key. */
function curlOf(address: string, method: string, path: string, operation: Operation): string {
  const query = (operation.parameters ?? [])
    .filter((each) => each.in === 'query' && each.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name)))}`);
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => String(sampleOf({ type: 'string' }, name)));
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${address}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`)}`,
  ];
  if (operation.security?.length !== 0) lines.push('-H "Authorization: Bearer $DEALWRIGHT_KEY"');
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  if ('multipart/form-data' in content) lines.push("-F 'file=@logo.png'");
  if (json !== undefined)
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(sampleOf(json.schema)))}`);
  return lines.join(' \\\n  ');
}

/** Returns every call of a document, in order. */
export function shownCalls({ paths }: ApiDocument, address: string): ShownCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]): ShownCall => {
      const method = verb.toUpperCase();
      const json = operation.requestBody?.content['application/json'];
      const form = operation.requestBody?.content['multipart/form-data'];
      const answer = operation.responses['200']?.content['application/json']?.schema;
      return {
        id: `${verb}${path.replace(/[^\w]+/gu, '-')}`,
        group: operation.tags?.[0] ?? '',
        method,
        path,
        twin: operation['x-also-at'] ?? '',
        summary: operation.summary,
        who: whoOf(operation),
        parameters: (operation.parameters ?? [])
          .map(
            ({ name, required, schema, in: place }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}  (${place})`,
          )
          .join('\n'),
        body: json === undefined ? (form === undefined ? '' : 'A form with the field file') : typeOf(json.schema),
        answer: answer === undefined ? '' : typeOf(answer),
        curl: curlOf(address, method, path, operation),
      };
    }),
  );
}
