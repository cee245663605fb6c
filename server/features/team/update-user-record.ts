import type { OutputOf } from '#contract/endpoint.ts';
import type { updateUser as endpoint } from '#contract/members.ts';
import { toStoredUser, userChangeSchema } from '#contract/records.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { auditUserChange } from './audit-user-change.ts';
import { recordNames } from './record-names.ts';
import { teamStore } from './team.store.ts';
import { toUserRecord } from './team.view.ts';

/** Changes the editable fields of a user record: members their own, admins anyone's. */
export async function updateUserRecord(
  ctx: TenantContext,
  input: { recordId: string; updateData: Record<string, unknown> },
): Promise<OutputOf<typeof endpoint>> {
  const parsed = userChangeSchema.safeParse(input.updateData);
  if (!parsed.success)
    throw new AppError('invalid_input', parsed.error.issues[0]?.message ?? 'Failed to update calendar booking URL');
  const { 'First Name': firstName, 'Last Name': lastName, CalendarBookingUrl: calendarBookingUrl } = parsed.data;
  const named = firstName !== undefined || lastName !== undefined;
  const row = await teamStore(ctx).locked(async (team) => {
    const found = await team.member(input.recordId);
    if (found === null) throw new AppError('not_found', 'User record not found');
    if (found.userId !== ctx.userId && ctx.role !== 'org:admin')
      throw new AppError('forbidden', 'Only the person or an admin can change a user record');
    if (Object.keys(parsed.data).length === 0) return found;
    if (named) await recordNames(ctx, team, { member: found, firstName, lastName });
    if (calendarBookingUrl !== undefined) await team.changeRecord(found.userId, { calendarBookingUrl });
    return (await team.member(input.recordId)) ?? found;
  });
  const fields = Object.keys(parsed.data);
  if (fields.length > 0) await auditUserChange(ctx, row.email, fields);
  return { record: { id: row.memberId, fields: toStoredUser(toUserRecord(row)) } };
}
