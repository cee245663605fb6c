import type { BuyerNews } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { readApprovalNews } from '#server/features/approval/read-approval-news.ts';
import { answerStore } from './answer.store.ts';

/** Returns recent responses to the caller's proposals, who is reading now, and approval news; newest first. */
export async function readBuyerNews(ctx: TenantContext): Promise<{ news: BuyerNews[] }> {
  const { answers, reading } = await answerStore(ctx).news(ctx.userId);
  const news: BuyerNews[] = [
    ...(await readApprovalNews(ctx)),
    ...answers.map(({ answer: { id, kind, sessionId, name, text, at, answeredAt }, company }) => ({
      id,
      kind,
      sessionId,
      company,
      name,
      text,
      at: at.toISOString(),
      waits: kind === 'question' && answeredAt === null,
    })),
    ...reading.map(({ id, sessionId, recipient, company, since }) => ({
      id: `reading-${id}`,
      kind: 'reading' as const,
      sessionId,
      company,
      name: recipient,
      text: '',
      at: (since ?? new Date()).toISOString(),
      waits: false,
    })),
  ];
  return { news: news.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limits.buyer.newsShown) };
}
