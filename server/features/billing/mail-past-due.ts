import { adminsOf, findOrganizationName } from '#server/access/membership.store.ts';
import { ownAddress } from '#server/access/own-address.ts';
import { pastDueLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';

/**
 * Returns a transaction step that emails every admin, once per period, that a payment failed and when the plan ends.
 */
export async function mailPastDue(
  ctx: TenantContext,
  { id, periodStart, unpaidEnd }: Pick<SubscriptionState, 'id' | 'periodStart' | 'unpaidEnd'>,
): Promise<(db: Db) => Promise<void>> {
  const { organizationId, services } = ctx;
  const { db } = services.database;
  const [admins, organizationName] = await Promise.all([
    adminsOf(db, organizationId),
    findOrganizationName(db, organizationId),
  ]);
  const link = `${ownAddress(services.environment)}/account/billing`;
  return async (transaction) => {
    for (const { email, name } of admins) {
      const letter = pastDueLetter({ name, organizationName, link, unpaidEnd });
      await sendMail(ctx, {
        key: `past-due:${id}:${periodStart.getTime()}:${email}`,
        to: email,
        organizationId,
        link,
        letter,
        db: transaction,
      });
    }
  };
}
