import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import { noClientOrUserText, type ContentAnswer, type processWebUrl as endpoint } from '#contract/content.ts';
import { addressKey } from '#server/agents/tools/page-address.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerReceived } from './answer-received.ts';
import { contentStore } from './content.store.ts';
import { metadataChange } from './metadata-change.ts';
import { startTraining } from './start-training.ts';

const wrongLink: ContentAnswer = {
  status: 'error',
  documents: [],
  error: {
    code: 'INVALID_URL',
    message: 'This isn’t the address of a web page. Enter one such as https://example.com/products.',
  },
};

function webAddress(typed: string): URL | null {
  const address = /^[a-z][a-z\d+.-]*:/iu.test(typed) && !/^[\w.-]+:\d+(\/|$)/u.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const named = url.hostname.includes('.') || url.hostname.startsWith('[') || url.hostname === 'localhost';
  if (
    !['http:', 'https:'].includes(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    !named ||
    /\s/u.test(typed)
  )
    return null;
  url.hash = '';
  return url;
}

/**
 * Accepts a URL and starts reading the page, or the pages of its sitemap or site. Returns an already known page as is.
 */
export async function processWebUrl(ctx: TenantContext, input: InputOf<typeof endpoint>): Promise<ContentAnswer> {
  const { context, scope } = input;
  const url = webAddress(input.url)?.href;
  if (url === undefined) return wrongLink;
  if (context.clientId === '' || context.userId === '') throw new AppError('forbidden', noClientOrUserText);
  const store = contentStore(ctx);
  const fileKey = input.fileKey === '' ? url : input.fileKey;
  const requestKey = input.requestId === '' ? null : `${input.requestId} ${fileKey}`;
  const key = scope === 'page' ? addressKey(url) : `${scope} ${addressKey(url)}`;
  const repeated = requestKey === null ? null : await store.findByRequest(requestKey);
  const before = repeated ?? (await store.findByAddress('webpage', key));
  if (before !== null) {
    if (before.stage === 'failed' || before.stage === 'received')
      for (const item of before.stage === 'failed' ? await store.again([before.id]) : [before])
        await startTraining(ctx, item);
    const twin = repeated === null ? { duplicateOf: { documentId: before.id, name: before.name } } : {};
    return answerReceived(ctx, [{ fileKey, contentId: before.id, ...twin }]);
  }
  const id = randomUUID();
  const change = await metadataChange(ctx, input.metadata ?? {});
  const site =
    scope === 'page'
      ? null
      : { maxPages: input.maxPages, include: input.include ?? [], exclude: input.exclude ?? [], found: 0 };
  await startTraining(ctx, { id, version: 1, retryCount: 0, scope });
  const made = await store.create(
    {
      id,
      kind: 'webpage',
      name: url,
      fileKey,
      url,
      addressKey: key,
      mimeType: 'text/html',
      scope,
      site,
      sync: input.sync ?? 'off',
      ...change,
    },
    requestKey,
    'addressKey',
  );
  const twin = made ? null : await store.findByAddress('webpage', key);
  return answerReceived(ctx, [
    twin === null
      ? { fileKey, contentId: id }
      : { fileKey, contentId: twin.id, duplicateOf: { documentId: twin.id, name: twin.name } },
  ]);
}
