import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

interface Said {
  file: string;
  line: number;
  text: string;
}

/** Files with text shown in the browser, in emails and in the server's responses. */
const readByPeople = [
  'web/**/*.{ts,tsx}',
  'contract/**/*.ts',
  'server/features/**/*.ts',
  'server/access/**/*.ts',
  'server/readers/*.ts',
  'server/ports/{web-pages,service-http}.ts',
  'server/platform/{http,rate-limit}.ts',
];
/** Attributes with text that people see or hear. */
const spoken = new Set(['label', 'title', 'placeholder', 'alt', 'help', 'description', 'text', 'aria-label', 'error']);

/**
 * Returns whether a string is text for people: with a space, or one word like a sentence.
 * Class lists, paths, keys and SQL don't count.
 */
function isForPeople(text: string): boolean {
  const words = text.trim();
  if (/^(?:[\w-]+:)?[a-z0-9[\]()._:/%#-]+(?: [a-z0-9[\]()._:/%#!-]+)*$/u.test(words) && !/[.!?]$/u.test(words))
    return false;
  return (
    /\p{Lu}?\p{L}+[ …'’]\p{L}/u.test(words) &&
    !/^\s*(?:select|insert|update|delete|with|from|exists|case|not) /iu.test(words)
  );
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function textsOf(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string | null } }[];
    return [quasis.map(({ value }) => value.cooked ?? '').join('{x}')];
  }
  return [];
}

/** Returns every text for people in a file, once, in order. */
export function wordsIn(file: string, source: string): Said[] {
  const said: Said[] = [];
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const walk = (value: unknown, attribute: string | null): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, attribute);
      return;
    }
    if (!isNode(value)) return;
    if (value.type === 'ImportDeclaration' || value.type === 'TSLiteralType') return;
    if (value.type === 'JSXAttribute') {
      const name = String((value['name'] as { name?: unknown }).name ?? '');
      walk(value['value'], name);
      return;
    }
    if (value.type === 'TaggedTemplateExpression') return;
    const seen = attribute === null || spoken.has(attribute);
    for (const text of textsOf(value)) {
      const tidy = text.replaceAll(/\s+/gu, ' ').trim();
      const oneWord = value.type === 'JSXText' || (attribute !== null && spoken.has(attribute));
      if (seen && tidy !== '' && (isForPeople(tidy) || (oneWord && /\p{L}{2}/u.test(tidy))))
        said.push({ file, line: lineOf(value.start), text: tidy });
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'quasis') walk(child, attribute);
  };
  walk(parseSync(file, source).program, null);
  return [...new Map(said.map((one) => [one.text, one])).values()];
}

/** Returns all of the product's texts for people, by file. */
export function allWords(): Said[] {
  const files = readByPeople
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.test\.tsx?$|vocabulary|playbooks/u.test(file))
    .toSorted();
  return [...new Set(files)].flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')));
}
