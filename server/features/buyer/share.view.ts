import { proposalSections } from '#contract/proposal.ts';
import type { BuyerAnswer, ProposalShare, SectionSeconds, ShareNumbers } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { isOpen, statusAt } from '#contract/proposal-status.ts';
import { makeTicket } from '#server/platform/ticket.ts';
import type { AnswerRow } from './answer.store.ts';
import type { ListedShare } from './share.store.ts';
import type { ShareCounts, ViewRow } from './view.store.ts';

/** Returns a link's token, derived from the secret key each time and never stored. */
export function buyerToken(secret: string, { organizationId, id }: { organizationId: string; id: string }): string {
  return makeTicket(secret, organizationId, `proposal-share:${id}`);
}

export const buyerPath = (token: string): string => `/proposal/${token}`;

export function toAnswer(row: AnswerRow): BuyerAnswer {
  const { id, shareId, kind, section, name, text, day, at, answeredAt, email, reply, replyBy, replyAt } = row;
  return {
    id,
    shareId,
    kind,
    section,
    name,
    text,
    day,
    at: at.toISOString(),
    answered: answeredAt !== null,
    email,
    reply: replyAt === null ? null : { text: reply, by: replyBy, at: replyAt.toISOString() },
  };
}

const isReading = ({ readAt }: ViewRow): boolean =>
  readAt !== null && Date.now() - readAt.getTime() < limits.buyer.readingMs;

/** Builds the numbers of one link from database totals. */
export function toNumbers(
  counts: ShareCounts | undefined,
  seconds: readonly { section: string; seconds: number }[],
  views: readonly ViewRow[],
): ShareNumbers {
  const bySection: SectionSeconds = {};
  for (const section of proposalSections) {
    const found = seconds.find((each) => each.section === section);
    if (found !== undefined) bySection[section] = found.seconds;
  }
  return {
    opens: counts?.opens ?? 0,
    viewers: counts?.viewers ?? 0,
    downloads: counts?.downloads ?? 0,
    readingNow: counts?.readingNow ?? 0,
    seconds: bySection,
    views: views.map((view) => ({
      id: view.id,
      email: view.email,
      openedAt: view.openedAt.toISOString(),
      seconds: view.seconds,
      downloaded: view.downloadedAt !== null,
      readingNow: isReading(view),
    })),
  };
}

/** Builds a link as its organization sees it; only members who may share see its URL. */
export function toShare(
  row: ListedShare,
  found: { numbers: ShareNumbers; answers: readonly AnswerRow[]; secret: string | null },
): ProposalShare {
  const { createdAt: at, ...version } = row.version;
  const { secret } = found;
  return {
    id: row.id,
    version: { ...version, by: row.author ?? '', at: at.toISOString() },
    recipient: row.recipient,
    status: statusAt(row.status, row.expiresAt, new Date()),
    revoked: row.revokedAt !== null,
    password: row.passwordHash !== null,
    asksEmail: row.asksEmail,
    downloads: row.downloads,
    by: row.author ?? 'A former member',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    nextStep: row.nextStep,
    link: secret !== null && isOpen(row) ? buyerPath(buyerToken(secret, row)) : null,
    numbers: found.numbers,
    answers: found.answers.map(toAnswer),
    findings: row.findings,
  };
}
