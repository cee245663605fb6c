import type { BuyerAnswer, BuyerNews } from '#contract/buyer.ts';
import type { ProposalStatus } from '#contract/proposal-status.ts';
import type { Mark } from '#web/components/status-mark.tsx';
import { formatDay } from '#web/lib/dates.ts';

export const statusWords: Record<ProposalStatus, string> = {
  sent: 'Sent',
  viewed: 'Viewed',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
};

/** Returns a title for a buyer's response. */
export function answerTitle({ kind, day }: Pick<BuyerAnswer, 'kind' | 'day'>): string {
  if (kind === 'date') return day === null ? 'Proposed a day' : `Proposed ${formatDay(day)}`;
  return { question: 'Asked', accept: 'Accepted', decline: 'Declined' }[kind];
}

const newsWords: Record<BuyerNews['kind'], { mark: Mark; text: string }> = {
  question: { mark: 'unread', text: 'Question from the buyer' },
  accept: { mark: 'done', text: 'Proposal accepted' },
  decline: { mark: 'failed', text: 'Proposal declined' },
  date: { mark: 'unread', text: 'Next step proposed' },
  reading: { mark: 'working', text: 'Reading now' },
  approval: { mark: 'waiting', text: 'Proposal to approve' },
  approved: { mark: 'done', text: 'Proposal approved' },
  returned: { mark: 'failed', text: 'Proposal sent back' },
};

export function tellBuyerNews({ kind, company, name, text }: BuyerNews): { mark: Mark; text: string; more: string } {
  const { mark, text: what } = newsWords[kind];
  return { mark, text: company === '' ? what : `${what}: ${company}`, more: [name, text].filter(Boolean).join(': ') };
}

/** Formats seconds: '4 min 5 s'. */
export function spentText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
