import * as library from '#contract/content-library.ts';
import * as contract from '#contract/content.ts';
import * as records from '#contract/records-content.ts';
import { requireOwnContext } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { knownCaller, route, type Route } from '#server/platform/http.ts';
import { deleteContent } from './delete-content.ts';
import { editMany } from './edit-many.ts';
import { findDuplicates } from './find-duplicates.ts';
import { listContent } from './list-content.ts';
import { previewPage } from './preview-page.ts';
import { processDocuments } from './process-documents.ts';
import { processVideo } from './process-video.ts';
import { processWebUrl } from './process-web-url.ts';
import { readContentFile } from './read-content-file.ts';
import { readContentText } from './read-content-text.ts';
import { readContent } from './read-content.ts';
import { readOverview } from './read-overview.ts';
import { retrainContent } from './retrain-content.ts';
import { retryContent } from './retry-content.ts';
import { updateContent } from './update-content.ts';

/** Types a browser may display; all others are downloaded. */
const inlineTypes = new Set(['application/pdf', 'text/plain']);

/** Returns a file; requires the token, so a plain link doesn't work. */
const contentFile: Route = {
  endpoint: library.readContentFile,
  async answer(c, services, limits) {
    const ctx = (await knownCaller(c, library.readContentFile, services, limits)) as TenantContext;
    const input = library.readContentFile.input.safeParse({ ...c.req.query(), ...c.req.param() });
    if (!input.success) throw new AppError('invalid_input', 'Version not found');
    const { bytes, name, mimeType } = await readContentFile(ctx, input.data);
    const inline = inlineTypes.has(mimeType);
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': inline ? mimeType : 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  },
};

export const contentRoutes: Route[] = [
  route(contract.processDocument, (ctx, input) => {
    const { action, documents = [], context, requestId, documentId, documentIds, metadata } = input;
    requireOwnContext(ctx, context);
    switch (action) {
      case 'process':
        return processDocuments(ctx, { documents, context, requestId });
      case 'retry':
        return retryContent(ctx, {
          documentId: documentId ?? documents[0]?.documentId,
          document: documents[0],
          context,
          requestId,
        });
      case 'update':
        return updateContent(ctx, { documentId, metadata });
      case 'delete':
        return deleteContent(ctx, { documentIds });
    }
  }),
  route(contract.processWebUrl, (ctx, input) => {
    const { action, context, documentId, documentIds, metadata, sync } = input;
    requireOwnContext(ctx, context);
    switch (action) {
      case 'process':
        return processWebUrl(ctx, input);
      case 'retry':
        return retryContent(ctx, {
          documentId,
          document: input.fileKey === '' ? undefined : { fileKey: input.fileKey },
          context,
        });
      case 'update':
        return updateContent(ctx, { documentId, metadata, sync });
      case 'delete':
        return deleteContent(ctx, { documentIds });
    }
  }),
  route(contract.processYoutube, (ctx, input) => {
    const { action, context, documentId, documentIds, metadata } = input;
    requireOwnContext(ctx, context);
    switch (action) {
      case 'process':
        return processVideo(ctx, input);
      case 'retry':
        return input.transcript === ''
          ? retryContent(ctx, {
              documentId,
              document: input.fileKey === '' ? undefined : { fileKey: input.fileKey },
              context,
            })
          : processVideo(ctx, input);
      case 'update':
        return updateContent(ctx, { documentId, metadata });
      case 'delete':
        return deleteContent(ctx, { documentIds });
    }
  }),
  route(records.listDocuments, async (ctx, { clientId }) => ({
    documents: await listContent(ctx, { clientId, which: 'document' }),
  })),
  route(records.listVideos, async (ctx, { clientId }) => ({
    videos: await listContent(ctx, { clientId, which: 'video' }),
  })),
  route(records.listWebPages, async (ctx, { clientId }) => ({
    webpages: await listContent(ctx, { clientId, which: 'webpage' }),
  })),
  route(library.readContent, readContent),
  route(library.readContentText, readContentText),
  contentFile,
  route(library.retrainContent, retrainContent),
  route(library.editManyContents, editMany),
  route(library.checkDuplicates, findDuplicates),
  route(library.previewWebPage, previewPage),
  route(library.readContentOverview, readOverview),
  route(library.readContentProgress, async (ctx, which) => ({ items: await listContent(ctx, { which }) })),
];
