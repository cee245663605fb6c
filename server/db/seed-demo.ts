import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentDocument } from '#contract/content.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { findUserId, listMemberships } from '#server/access/membership.store.ts';
import { createOrganization } from '#server/features/identity/create-organization.ts';
import { startPrep } from '#server/features/prep/start-prep.ts';
import { startCheckout } from '#server/features/billing/start-checkout.ts';
import { findSubscription } from '#server/features/billing/find-subscription.ts';
import { reconcilePayment } from '#server/features/billing/reconcile-payment.ts';
import { settleTestCheckout } from '#server/features/billing/settle-test-checkout.ts';
import { receiveDocument } from '#server/features/content/receive-document.ts';
import { createClient } from '#server/features/company/create-client.ts';
import { updateClient } from '#server/features/company/update-client.ts';
import { addSolution } from '#server/features/solutions/add-solution.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import { demoLibrary, demoProspect, demoSeller } from './demo-content.ts';
import { readInstallation, writeInstallation } from './installation.store.ts';

/** Owner of the demo workspace; its password is unknown to everyone, the one-time link is the way in. */
export interface DemoWorkspace {
  organizationId: string;
  userId: string;
}

const key = 'demo-workspace';
/** Increase when the demo gains a part. */
const demoVersion = 3;

async function demoAdmin(services: Services): Promise<string> {
  const { email, firstName, lastName } = demoSeller.admin;
  const existing = await findUserId(services.database.db, email);
  if (existing !== null) return existing;
  const body = { email, name: `${firstName} ${lastName}`, password: randomBytes(32).toString('base64url') };
  return (await services.auth.api.signUpEmail({ body })).user.id;
}

async function demoOrganization(services: Services, userId: string): Promise<string> {
  const [membership] = await listMemberships(services.database.db, userId);
  if (membership !== undefined) return membership.organizationId;
  const ctx = { ...jobContext(services, { organizationId: '', userId }), activeOrganizationId: null, sessionId: '' };
  return (await createOrganization(ctx, { orgName: demoSeller.organization })).organization.id;
}

/** Fills in company details and a plan, as the onboarding wizard does. */
async function onboardDemo(ctx: TenantContext): Promise<void> {
  const { organization: orgName, website, industry, plan } = demoSeller;
  await createClient(ctx, {
    orgName,
    clerkOrgId: ctx.organizationId,
    orgWebsite: website,
    orgLogo: '',
    instance: ctx.services.environment.instance,
    companyIndustry: industry,
    logoFilename: '',
    logoMimeType: '',
    logoUploadedAt: '',
  });
  await updateClient(ctx, { recordId: ctx.organizationId, 'Setup Finished': 'yes' });
  if (ctx.services.payments.test === undefined || (await findSubscription(ctx)) !== null) return;
  const { sessionId } = await startCheckout(ctx, {
    clientId: ctx.organizationId,
    item: { kind: 'subscription', ...plan },
    returnTo: 'onboarding',
  });
  await settleTestCheckout(ctx, { sessionId, outcome: 'success' });
  await reconcilePayment(ctx, { sessionId });
}

/** Adds the seller's material as an admin would; repeating it changes nothing. */
async function trainDemo(ctx: TenantContext): Promise<void> {
  for (const { name, ...metadata } of demoLibrary.documents) {
    const bytes = await readFile(join(demoLibrary.folder, name));
    const document: SentDocument = {
      fileKey: name,
      name,
      size: bytes.byteLength,
      mimeType: 'text/markdown',
      fileData: bytes.toString('base64'),
      fileUrl: '',
      metadata,
      onDuplicate: 'skip',
    };
    await receiveDocument(ctx, { document, requestId: 'demo' });
  }
}

/**
 * Creates the demo workspace once, through the same use cases people call. Resumes an interrupted attempt and adds new
 * parts to one created by an earlier version.
 */
export async function seedDemo(services: Services): Promise<DemoWorkspace> {
  const stored = await readInstallation(services.database.db, key);
  const known = stored === null ? null : (JSON.parse(stored) as DemoWorkspace & { version?: number });
  if (known?.version === demoVersion) return { organizationId: known.organizationId, userId: known.userId };
  const userId = await demoAdmin(services);
  const demo = { organizationId: await demoOrganization(services, userId), userId };
  const ctx = demoContext(services, demo);
  await onboardDemo(ctx);
  const { solutions } = await listSolutions(ctx);
  const names = new Set(solutions.map((solution) => solution.name));
  for (const solution of demoSeller.solutions) if (!names.has(solution.name)) await addSolution(ctx, solution);
  await trainDemo(ctx);
  await startPrep(ctx, { subject: prepSubjectSchema.parse(demoProspect), requestId: 'demo' });
  await writeInstallation(services.database.db, key, JSON.stringify({ ...demo, version: demoVersion }));
  return demo;
}

export function demoContext(services: Services, demo: DemoWorkspace): TenantContext {
  return { ...jobContext(services, demo), role: 'org:admin' };
}
