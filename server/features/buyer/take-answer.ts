import type { BuyerForm } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { ownAddress } from '#server/access/own-address.ts';
import { findSessionOwner } from '#server/features/discovery/find-session-owner.ts';
import { buyerLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import { findMuted } from '#server/features/team/find-muted.ts';
import { findMember } from '#server/features/team/find-member.ts';
import { announceEvent } from '#server/features/webhooks/announce-event.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerStore } from './answer.store.ts';
import { toldOf } from './answer-words.view.ts';
import type { OpenedProposal } from './open-proposal.ts';

const dayMs = 24 * 60 * 60_000;

function checkDay(day: string): void {
  const away = Math.round((Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / dayMs);
  // Allows one day back for time zones.
  if (away < -1 || away > limits.buyer.nextStepDays)
    throw new AppError('invalid_input', 'Choose a day from today on, within the next two years.');
}

/** Stores a buyer's response and emails the link's people who want that; the bell shows it to all. `email`: as given at the link's gate. */
export async function takeAnswer({ tenant, share }: OpenedProposal, form: BuyerForm, email: string): Promise<void> {
  if (form.kind === 'date') checkDay(form.day);
  const { services, organizationId } = tenant;
  const ctx = jobContext(services, { organizationId, userId: '' });
  const owner = await findSessionOwner(ctx, { sessionId: share.sessionId });
  const told = [...new Set([share.createdBy, owner])].filter((userId) => userId !== null);
  const muted = await findMuted(ctx, { about: 'replies' });
  const mailed = told.filter((userId) => !muted.has(userId));
  const people = await Promise.all(mailed.map((userId) => findMember(ctx, { userId })));
  const link = `${ownAddress(services.environment)}/pdf-generation/${share.sessionId}`;
  const kept = await answerStore(tenant).add(share, form, email, async (db, answer) => {
    for (const person of people) {
      if (person === null) continue;
      const letter = buyerLetter({
        name: person.firstName,
        companyName: share.document.prospect.company,
        told: toldOf(answer),
        text: [answer.text, answer.name === '' ? '' : `— ${answer.name}${email === '' ? '' : `, ${email}`}`]
          .filter(Boolean)
          .join('\n'),
        link,
      });
      const key = `buyer:${answer.id}:${person.userId}`;
      await sendMail(ctx, { key, to: person.email, organizationId, link, letter, db });
    }
    if (form.kind !== 'accept') return;
    const companyName = share.document.prospect.company;
    const data = { sessionId: share.sessionId, shareId: share.id, companyName, name: answer.name };
    await announceEvent(tenant, { event: 'proposal.accepted', key: answer.id, data, db });
  });
  if (kept === 'closed') throw new AppError('gone', 'This link no longer works. Nothing was sent. Ask for a new one.');
  if (kept === 'decided')
    throw new AppError(
      'conflict',
      'This proposal was already accepted or declined. Nothing was sent. Ask a question instead.',
    );
  if (kept === 'full')
    throw new AppError(
      'rate_limited',
      'Too many messages came from this page. Nothing was sent. Try again in an hour.',
    );
}
