import { processDocument, type SentDocument } from '#contract/content.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { listDocuments } from '#contract/records-content.ts';
import { createSolution } from '#contract/solutions.ts';
import { limits } from '#contract/limits.ts';
import type { Brief } from '#contract/brief.ts';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { toBrief } from '#server/features/prep/prep.view.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import type { Seller } from './seller.ts';

const trainMs = 15 * 60_000;

/** A brief with its sources' stored text, and the time since the click. */
export interface PreparedBrief {
  brief: Brief;
  firstSectionMs: number;
  endMs: number;
}

export interface TrainedProduct {
  trainedDocuments: number;
  trainMs: number;
  prepare(siteUrl: string): Promise<PreparedBrief>;
  close(): Promise<void>;
}

const types: readonly (readonly [string, string])[] = [
  ['customers-', 'Case study'],
  ['compare-', 'Competitor comparison'],
  ['product-', 'Product overview'],
  ['docs-', 'Implementation guide'],
];

/**
 * Uploads the documents as the content screen does, with the type of their folder; one that names a solution in its
 * title or description is assigned to it.
 */
async function train(admin: TestPerson, { solutions, documents }: Seller): Promise<number> {
  const ids = new Map<string, string>();
  for (const solution of solutions) {
    const { body } = await admin.call(createSolution, { ...solution, clientId: admin.organizationId });
    ids.set(solution.name, body.solution?.id ?? '');
  }
  const files = documents.map(({ name, text, title, description }): SentDocument => {
    const named = [...ids]
      .filter(([solution]) => `${title} ${description}`.toLowerCase().includes(solution.toLowerCase()))
      .map(([, id]) => id);
    return textFile(name, text, {
      mimeType: 'text/markdown',
      metadata: {
        description,
        solutions: named,
        contentType: types.find(([begin]) => name.startsWith(begin))?.[1] ?? '',
      },
    });
  });
  for (let at = 0; at < files.length; at += limits.content.batchFiles)
    await admin.call(processDocument, batch(admin, files.slice(at, at + limits.content.batchFiles)));
  const all = await until(async () => {
    const { body } = await admin.call(listDocuments, { clientId: admin.organizationId });
    return body.documents.some(({ fields }) => fields.Status === 'processing') ? null : body.documents;
  }, trainMs);
  return all.filter(({ fields }) => fields.Status === 'completed').length;
}

/** Starts the product as users do, with one trained organization; no source queries an outside host. */
export async function startTrainedProduct(seller: Seller, siteHosts: readonly string[]): Promise<TrainedProduct> {
  const folder = temporaryFolder('bench');
  const off = 'wikidata,wikipedia,edgar,gdelt,tavily,brave,exa,searxng,guess';
  const product = await startProduct(
    folder.path,
    { ALLOW_PRIVATE_HOSTS: siteHosts.join(','), RESEARCH_OFF: off },
    { demo: false },
  );
  const admin = await signUp(product);
  const began = performance.now();
  const trainedDocuments = await train(admin, seller);
  const trainTook = Math.round(performance.now() - began);
  const postgres = await openEmbeddedPostgres(folder.path);
  const database = openDatabase(postgres.url);
  const ctx = { services: { database } as Services, organizationId: admin.organizationId } as TenantContext;
  return {
    trainedDocuments,
    trainMs: trainTook,
    async prepare(siteUrl) {
      const clicked = performance.now();
      const since = (): number => Math.round(performance.now() - clicked);
      const { body } = await admin.call(startPrep, {
        firstName: 'Ada',
        lastName: 'Okafor',
        roleTitle: 'Head of Engineering',
        company: siteUrl,
      });
      const prospectId = body.prepMeetingId;
      let firstSectionMs: number | null = null;
      await until(async () => {
        const { prepSession } = (await admin.call(readPrep, { prospectId })).body;
        if (Object.values(prepSession.brief.sections).some(({ claims }) => claims.length > 0))
          firstSectionMs ??= since();
        return prepSession.isPrepping ? null : prepSession;
      }, limits.prep.runMs);
      const endMs = since();
      return {
        brief: toBrief(await findPrep(ctx, { prospectId, to: 'read' }), true),
        firstSectionMs: firstSectionMs ?? endMs,
        endMs,
      };
    },
    async close() {
      await database.close();
      await postgres.close();
      await product.stop();
      folder.remove();
    },
  };
}
