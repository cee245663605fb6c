import { SaxesParser } from 'saxes';
import { limits } from '#contract/limits.ts';
import { decodeText } from '#server/ports/decode-text.ts';
import { ExtractionFailed } from '#server/readers/extraction-failed.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Names without prefix: `p` for both `w:p` and `a:p`; attributes likewise, except `r:id`, which becomes `rel-id`. */
export interface XmlHandlers {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
const longestEntity = 1000;

/** Returns the file's own entities: short plain ones as they are, external ones empty. Throws for recursive ones. */
function ownEntities(doctype: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of doctype.matchAll(/<!ENTITY\s+([^\s%]+)\s+["']([^"']*)["']/gu)) {
    if (/&(?!#)/u.test(value) || value.length > longestEntity) throw new ExtractionFailed('xml-bomb');
    found[name] = value;
  }
  for (const [, name = ''] of doctype.matchAll(/<!ENTITY\s+([^\s%]+)\s+(?:SYSTEM|PUBLIC)/gu)) found[name] = '';
  if (/<!ENTITY\s+%/u.test(doctype) && /%[\w.-]+;/u.test(doctype)) throw new ExtractionFailed('xml-bomb');
  return found;
}

/** Walks a part of a document. Returns false if the XML is damaged; the readable content was still passed on. */
export function walkXml(bytes: Buffer, { open, text, close }: XmlHandlers): boolean {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let whole = true;
  let depth = 0;
  let length = 0;
  parser.on('error', () => {
    whole = false;
  });
  parser.on('doctype', (doctype) => {
    Object.assign(parser.ENTITIES, ownEntities(doctype));
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > limits.extraction.xmlDepth) throw new ExtractionFailed('xml-bomb');
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(tag.attributes))
      attributes[name.endsWith(':id') ? 'rel-id' : bare(name)] = String(value);
    open?.(bare(tag.name), attributes);
  });
  const onText = (value: string): void => {
    length += value.length;
    if (length > limits.extraction.characters) throw new ExtractionFailed('too-large');
    text?.(value);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', (tag) => {
    depth -= 1;
    close?.(bare(tag.name));
  });
  parser.write(decodeText(bytes, '')).close();
  return whole;
}
