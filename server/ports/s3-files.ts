import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import { Agent, request, type Dispatcher } from 'undici';
import { FilesUnavailable, type Files } from './files.ts';

export interface S3Settings {
  /** URL of any S3-compatible server, without a trailing slash; the bucket is the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** S3 requires parts of at least 5 MB; an upload holds one part in memory. */
const partBytes = 8 * 1024 * 1024;
const timing = { tries: 4, firstDelayMs: 200, idleMs: 20_000, connectMs: 5_000 };

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
}

/** Returns the texts of the named elements of a response, in order. */
function textsOf(xml: string, names: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', () => (text = ''));
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', ({ name }) => {
    found[name]?.push(text);
    text = '';
  });
  parser.write(xml).close();
  return found;
}

const textOf = (xml: string, name: string): string => textsOf(xml, [name])[name]?.[0] ?? '';

/** Stores files in a bucket, each atomically. Retries failures, then throws FilesUnavailable. */
export function s3Files(settings: S3Settings): Files & { close(): Promise<void> } {
  const dispatcher: Dispatcher = new Agent({
    connections: 16,
    connect: { timeout: timing.connectMs },
    headersTimeout: timing.idleMs,
    bodyTimeout: timing.idleMs,
  });

  const once = async ({ method, key = '', query = {}, body }: Call): Promise<Answer> => {
    const url = new URL(`${settings.endpoint}/${settings.bucket}`);
    if (key !== '') url.pathname += `/${key.split('/').map(encodeURIComponent).join('/')}`;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      service: 's3',
      region: settings.region,
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    }).sign();
    const answer = await request(signed.url, {
      dispatcher,
      method,
      headers: Object.fromEntries(signed.headers),
      ...(body === undefined ? {} : { body }),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body: bytes };
  };

  /** Returns any response that isn't a failure of the store, including 404. */
  const send = async (call: Call): Promise<Answer> => {
    for (let tried = 1; ; tried += 1) {
      let reason: string;
      let cause: unknown;
      try {
        const answer = await once(call);
        if (answer.status < 300 || answer.status === 404) return answer;
        const code = answer.body.includes('<Code>') ? textOf(answer.body.toString('utf8'), 'Code') : '';
        reason = `it answered ${answer.status}${code === '' ? '' : ` (${code})`}`;
        if (answer.status < 500 && answer.status !== 429) throw new FilesUnavailable(reason);
      } catch (error) {
        if (error instanceof FilesUnavailable) throw error;
        reason = error instanceof Error && 'code' in error ? String(error.code) : 'it could not be reached';
        cause = error;
      }
      if (tried === timing.tries) throw new FilesUnavailable(reason, { cause });
      await wait(timing.firstDelayMs * 2 ** (tried - 1));
    }
  };

  const done = async (call: Call): Promise<Answer> => {
    const answer = await send(call);
    if (answer.status === 404) throw new FilesUnavailable(`it has no bucket ${settings.bucket}, or lost an upload`);
    return answer;
  };

  const write = async (key: string, bytes: Uint8Array): Promise<void> => {
    await done({ method: 'PUT', key, body: bytes });
  };

  /** Yields parts of `partBytes`, the last possibly smaller; yields null once `maxBytes` is exceeded. */
  async function* partsOf(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncIterable<Buffer | null> {
    let kept: Uint8Array[] = [];
    let size = 0;
    let total = 0;
    for await (const chunk of chunks) {
      total += chunk.byteLength;
      if (total > maxBytes) return yield null;
      kept.push(chunk);
      size += chunk.byteLength;
      if (size < partBytes) continue;
      yield Buffer.concat(kept);
      kept = [];
      size = 0;
    }
    if (size > 0 || total === 0) yield Buffer.concat(kept);
  }

  const uploadParts = async (
    key: string,
    first: Buffer,
    rest: AsyncIterator<Buffer | null>,
    second: Buffer | null,
  ): Promise<number | null> => {
    const begun = await done({ method: 'POST', key, query: { uploads: '' } });
    const uploadId = textOf(begun.body.toString('utf8'), 'UploadId');
    const tags: string[] = [];
    let size = 0;
    let kept = false;
    try {
      for (let part: Buffer | null | undefined = first; part !== undefined;) {
        if (part === null) return null;
        const query = { partNumber: String(tags.length + 1), uploadId };
        const { headers } = await done({ method: 'PUT', key, query, body: part });
        tags.push(String(headers['etag'] ?? ''));
        size += part.byteLength;
        if (tags.length === 1) part = second;
        else {
          const next = await rest.next();
          part = next.done === true ? undefined : next.value;
        }
      }
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('');
      const body = Buffer.from(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`);
      const ended = await done({ method: 'POST', key, query: { uploadId }, body });
      // S3 may respond 200 first and report a failure in the body.
      if (ended.body.includes('<Error>')) throw new FilesUnavailable('it could not put an upload together');
      kept = true;
      return size;
    } finally {
      // Keeps the earlier error; leftover parts are removed by the bucket's rule for unfinished uploads.
      if (!kept) await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => null);
    }
  };

  return {
    write,
    async writeStream(key, chunks, maxBytes) {
      const parts = partsOf(chunks, maxBytes)[Symbol.asyncIterator]();
      const first = await parts.next();
      if (first.done === true || first.value === null) return null;
      const second = await parts.next();
      if (second.done !== true) return uploadParts(key, first.value, parts, second.value);
      await write(key, first.value);
      return first.value.byteLength;
    },
    async read(key) {
      const answer = await send({ method: 'GET', key });
      return answer.status === 404 ? null : answer.body;
    },
    async remove(key) {
      await send({ method: 'DELETE', key });
    },
    async *keys() {
      for (let next = ''; ;) {
        const query = { 'list-type': '2', ...(next === '' ? {} : { 'continuation-token': next }) };
        const { body } = await done({ method: 'GET', query });
        const found = textsOf(body.toString('utf8'), ['Key', 'NextContinuationToken']);
        for (const key of found['Key'] ?? []) if (!key.startsWith('health/')) yield key;
        next = found['NextContinuationToken']?.[0] ?? '';
        if (next === '') return;
      }
    },
    async check() {
      const key = `health/${randomUUID()}`;
      await write(key, new Uint8Array(1));
      await send({ method: 'DELETE', key });
    },
    close: () => dispatcher.destroy(),
  };
}
