import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { invitedRowSchema, type Invitee, type InviteeAsSent, type InviteResult } from '#contract/team.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { hashTicket } from '#server/platform/ticket.ts';
import { invitationLink } from './invitation-link.ts';
import { mailInvitation } from './mail-invitation.ts';
import { mailWait } from './mail-wait.ts';
import { seatLimit } from './seat-limit.ts';
import { teamStore, type InvitationRow, type Team } from './team.store.ts';
import { foldEmail, roleOf, stateOf } from './team.view.ts';

interface AddMultiUserInput {
  users: InviteeAsSent[];
  clerkOrgId?: string | undefined;
  clientId?: string | undefined;
}

interface Judged {
  result: InviteResult;
  /** Invitation to send: new, renewed, or one whose email was never sent. */
  mail: InvitationRow | null;
  isNew: boolean;
  /** Seconds until an email may be sent, if the hourly limit refused it. */
  wait: number;
}

function refuse(email: string, reason: string): Judged {
  return { result: { email, success: false, reason, invitationId: null }, mail: null, isNew: false, wait: 0 };
}

async function invite(
  ctx: TenantContext,
  team: Team,
  row: Invitee,
  open: InvitationRow | null,
): Promise<InvitationRow | null> {
  const expiresAt = new Date(Date.now() + limits.team.invitationMs);
  const sentAt = ctx.services.mail.sends ? new Date() : null;
  const values = {
    sentAt,
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    inviterId: ctx.userId,
    expiresAt,
  };
  if (open !== null) return team.changeInvitation(open.id, { ...values, openedAt: null });
  const id = randomUUID();
  const { ticket } = await invitationLink(ctx.services, { organizationId: ctx.organizationId, id });
  return team.invite({ ...values, id, email: foldEmail(row.email), tokenHash: hashTicket(ticket) });
}

/** Checks one row, taking the earlier rows into account. */
async function judge(
  ctx: TenantContext,
  team: Team,
  sent: InviteeAsSent,
  { seen, limit }: { seen: Set<string>; limit: number },
): Promise<Judged> {
  const { data: row, error } = invitedRowSchema.safeParse(sent);
  if (row === undefined) return refuse(sent.email.slice(0, limits.text.email), `${error.issues[0]?.message}.`);
  const email = foldEmail(row.email);
  if (seen.has(email)) return refuse(email, 'This address is in the list more than once. We invite it once.');
  seen.add(email);
  if ((await team.person(ctx.userId))?.email === email) return refuse(email, 'This is your own address.');
  if ((await team.members()).some((member) => foldEmail(member.email) === email))
    return refuse(email, 'Already a member of the organization.');
  const open = await team.openInvitation(email);
  if (open !== null && stateOf(open) !== 'expired') {
    const unsent = open.sentAt === null && ctx.services.mail.sends;
    const mail =
      unsent && (await mailWait(ctx, team)).seconds === 0
        ? await team.changeInvitation(open.id, { sentAt: new Date() })
        : null;
    return {
      result: { email, success: true, reason: 'Already invited.', invitationId: open.id },
      mail,
      isNew: false,
      wait: 0,
    };
  }
  const { used, pending } = await team.seats();
  if (used + pending >= limit)
    return refuse(email, `No seat is free: ${used} of ${limit} are in use and ${pending} are held by invitations.`);
  const { seconds, text } = await mailWait(ctx, team);
  if (seconds > 0) return { ...refuse(email, text), wait: seconds };
  const made = await invite(ctx, team, row, open);
  return {
    result: { email, success: made !== null, reason: '', invitationId: made?.id ?? null },
    mail: made,
    isNew: true,
    wait: 0,
  };
}

/** Invites every valid row and explains the others. Repeating the list changes nothing. */
export async function addMultiUser(ctx: TenantContext, input: AddMultiUserInput): Promise<{ results: InviteResult[] }> {
  requireOwnClient(ctx, input.clientId);
  requireOwnClient(ctx, input.clerkOrgId);
  const limit = await seatLimit(ctx);
  const judged = await teamStore(ctx).locked(async (team, db) => {
    const all: Judged[] = [];
    const seen = new Set<string>();
    for (const row of input.users) all.push(await judge(ctx, team, row, { seen, limit }));
    for (const { mail } of all) if (mail !== null) await mailInvitation(ctx, { invitation: mail, team, db });
    return all;
  });
  const held = judged.find(({ wait }) => wait > 0);
  if (held !== undefined && judged.every(({ result }) => !result.success)) {
    throw new AppError('rate_limited', `${held.result.reason} Nobody was invited.`, { retryAfter: held.wait });
  }
  for (const { mail, isNew } of judged) {
    if (mail !== null && isNew)
      await recordChange(ctx, { action: 'invitation.created', subject: mail.email, details: { role: roleOf(mail) } });
  }
  return { results: judged.map(({ result }) => result) };
}
