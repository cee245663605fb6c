import { listensTo } from '#contract/coach-cards.ts';
import type { tryOwnCard as endpoint } from '#contract/own-cards.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { openOwnCards } from '#server/agents/discovery-coach/own-cards/own-cards.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { notedTalkOf, toCallLines } from './call-lines.view.ts';
import { findMaterial } from './find-material.ts';

/** Holds a card against a past call: every line of its speakers that it answers, whatever the pace. Nothing is stored. */
export async function tryOwnCard(
  ctx: TenantContext,
  { sessionId, ...draft }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const [{ lines }, { material }] = await Promise.all([readLines(ctx, { sessionId }), findMaterial(ctx)]);
  const hear = openOwnCards([{ id: 'tried', proof: null, ...draft }], material.rarity);
  const moments = new Map(lines.map(({ id, atMs }) => [id, atMs]));
  const heard = toCallLines(lines, session.speakers, notedTalkOf(session));
  const looked = heard.filter(({ side }) => listensTo(draft.saidBy, side));
  return {
    looked: looked.length,
    answers: looked
      .filter(({ text, side }) => hear(text, side) !== null)
      .map(({ id, text }) => ({ lineId: id, atMs: moments.get(id) ?? null, text })),
  };
}
