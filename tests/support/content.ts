import type { InputOf } from '#contract/endpoint.ts';
import type { processDocument, SentDocument } from '#contract/content.ts';
import type { TestPerson } from './people.ts';

/** Builds a text file as the browser sends it. */
export function textFile(name: string, text: string, more: Partial<SentDocument> = {}): SentDocument {
  return {
    fileKey: `${name}-key`,
    name,
    size: Buffer.byteLength(text),
    mimeType: 'text/plain',
    fileData: Buffer.from(text).toString('base64'),
    fileUrl: '',
    metadata: {},
    onDuplicate: 'skip',
    ...more,
  };
}

/** Builds the input of a process call. */
export function batch(
  person: Pick<TestPerson, 'organizationId' | 'userId'>,
  documents: SentDocument[],
  requestId = `${Date.now()}-${Math.random()}`,
): Partial<InputOf<typeof processDocument>> {
  return {
    action: 'process',
    documents,
    context: { clientId: person.organizationId, userId: person.userId },
    requestId,
  };
}
