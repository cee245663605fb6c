import type { SharingSettings } from '#contract/buyer.ts';
import { isOpen } from '#contract/proposal-status.ts';
import { findLogo } from '#server/features/company/find-logo.ts';
import type { Context, TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashTicket, organizationOfTicket } from '#server/platform/ticket.ts';
import { sharingSettingsStore } from './settings.store.ts';
import { buyerShareStore, type FoundShare } from './share.store.ts';

export interface OpenedProposal {
  tenant: Pick<TenantContext, 'services' | 'organizationId' | 'log' | 'requestId'>;
  share: FoundShare;
  settings: SharingSettings;
  /** URL of the organization's logo; empty if it has none. */
  logo: string;
}

/**
 * Returns the one version that a link's token opens.
 * Throws `not_found` for an unknown token, `gone` for an expired one.
 */
export async function openProposal(ctx: Context, { token }: { token: string }): Promise<OpenedProposal> {
  const organizationId = organizationOfTicket(token) ?? '';
  const tenant = { ...ctx, organizationId };
  const share = organizationId === '' ? null : await buyerShareStore(tenant).findByHash(hashTicket(token));
  if (share === null)
    throw new AppError(
      'not_found',
      'This link doesn’t work. It may be incomplete. Ask the person who sent it to you for the link.',
    );
  if (!isOpen(share))
    throw new AppError(
      'gone',
      share.revokedAt === null
        ? 'This link has expired. Ask the person who sent it to you for a new one.'
        : 'This link was revoked. Ask the person who sent it to you for a new one.',
    );
  const [settings, logo] = await Promise.all([sharingSettingsStore(tenant).read(), findLogo(tenant)]);
  return { tenant, share, settings, logo: logo?.address ?? '' };
}
