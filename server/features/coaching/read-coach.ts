import { sidesOf } from '#contract/call-sides.ts';
import type { CardQuote } from '#contract/coach-cards.ts';
import type { CoachState } from '#contract/coaching.ts';
import { warmUpCoach } from '#server/agents/discovery-coach/warm-up.ts';
import { listTeamOnly } from '#server/features/team-only/list-team-only.ts';
import { listQuotable } from '#server/features/team-only/list-quotable.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sidesText } from './call-lines.view.ts';
import { coachingStore } from './coaching.store.ts';
import { findMaterial } from './find-material.ts';
import { hearSession } from './hear-session.ts';

/** What the coach of a session shows, newest card first. */
export async function readCoach(ctx: TenantContext, { sessionId }: { sessionId: string }): Promise<CoachState> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  if (session.endedAt === null)
    warmUpCoach().catch((error: unknown) => {
      ctx.log.error({ err: error }, 'the coach was not made ready before its first line');
    });
  const store = coachingStore(ctx);
  const [{ cards, suggestions, wishes, sides }, own, { material }] = await Promise.all([
    store.read(sessionId),
    store.verbosity(),
    findMaterial(ctx),
  ]);
  // Somebody said who sells and who buys: the call is heard with that once more. Whoever looks next sees what it gives.
  if (sides !== sidesText(session))
    hearSession(ctx, { sessionId, lines: [] }).catch((error: unknown) => {
      ctx.log.error({ err: error, sessionId }, 'a session was not heard again after its speakers changed');
    });
  // A card from what has become the team's own since is neither said nor shown.
  const quoted = cards.flatMap(({ own, say, proof }) =>
    own === undefined ? [say, proof].flatMap((quote) => quote?.contentId ?? []) : [],
  );
  const proofs = cards.flatMap((card) => (card.own === undefined ? [] : (card.proof?.contentId ?? [])));
  const [ofTeam, items] = await Promise.all([
    listTeamOnly(ctx, { contentIds: [...new Set(quoted)] }),
    listQuotable(ctx, { contentIds: proofs }),
  ]);
  // An organization's own card goes without a proof that buyers may no longer hear of.
  const isShown = ({ contentId }: CardQuote): boolean => items.get(contentId)?.hidden === null;
  const snooze = wishes.findLast((wish) => wish.kind === 'snooze');
  return {
    cards: cards
      .filter(
        ({ own: written, say, proof }) =>
          written !== undefined || [say, proof].every((quote) => quote === null || !ofTeam.has(quote.contentId)),
      )
      .map((card) =>
        card.own === undefined || card.proof === null || isShown(card.proof) ? card : { ...card, proof: null },
      )
      .toReversed()
      .toSorted((a, b) => b.at - a.at),
    suggestions: suggestions.filter(({ state }) => state !== 'cleared'),
    snoozedForMs: snooze === undefined ? 0 : Math.max(0, Date.parse(snooze.wallUntil) - Date.now()),
    verbosity: wishes.findLast((wish) => wish.kind === 'verbosity')?.verbosity ?? own,
    hasContent: material.answers.length > 0,
    needsSides: session.speakers.length > 0 && sidesOf(session.speakers).size === 0,
  };
}
