import { randomUUID } from 'node:crypto';
import { createApiKey } from '#contract/api-keys.ts';
import { askContent } from '#contract/ask.ts';
import { createSession, updateSession } from '#contract/discovery.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { addLines } from '#contract/session-lines.ts';
import { createWebhook } from '#contract/webhooks.ts';
import type { DemoSession } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

export interface Screen {
  name: string;
  path: string;
  /** Shows what a server answers, so that it has a loading, a failed and an empty state. */
  reads: boolean;
  signedIn: boolean;
}

/** A call that has gone some way, on the demo's own prospect: what the screens of a brief, a session and a proposal show. */
export async function fillDemo(product: Product, { headers }: DemoSession): Promise<{ prep: string; session: string }> {
  const meeting = {
    company: 'www.fernhollow.example',
    firstName: 'Rhys',
    lastName: 'Tolland',
    roleTitle: 'Chief Operating Officer',
  };
  const { prepMeetingId: prep } = (await callServer(product, startPrep, meeting, headers)).body;
  await until(async () => {
    const { prepSession } = (await callServer(product, readPrep, { prospectId: prep }, headers)).body;
    return prepSession.isPrepping ? null : true;
  }, 120_000);
  const made = await callServer(product, createSession, { prepMeetingId: prep }, headers);
  const sessionId = made.body.data?.sessionId ?? '';
  const said = [
    'They enter each load twice, and slips go missing in the yard',
    'The late loads cost us about 31,000 pounds a year in penalties.',
    'Where is our data stored, and is it encrypted?',
    'I will send you the pricing by Friday.',
  ];
  const lines = said.map((text, at) => ({ id: randomUUID(), kind: 'note' as const, atMs: 60_000 * (at + 1), text }));
  await callServer(product, addLines, { sessionId, lines }, headers);
  const fields = {
    barriers: ['Paper slips go missing between the yard and the office', 'Loads are typed in twice'],
    desiredOutcomes: ['Every load is known when it leaves'],
    currentFinancialImpact: 'GBP 31,000 a year in penalties',
    targetDate: '2027-03-01',
  };
  await callServer(product, updateSession, { sessionId, ...fields }, headers);
  await callServer(product, askContent, { question: 'Where is data stored?' }, headers);
  await callServer(product, createApiKey, { name: 'Reporting', scopes: ['read'], days: null }, headers);
  const hook = { url: 'https://hooks.example/dealwright', events: ['prep.ready' as const] };
  await callServer(product, createWebhook, hook, headers);
  return { prep, session: sessionId };
}

/** Every screen; `ids` null: those that need none. */
export function allScreens(ids: { prep: string; session: string } | null): Screen[] {
  const inside = (name: string, path: string, reads = true): Screen => ({ name, path, reads, signedIn: true });
  const outside = (name: string, path: string): Screen => ({ name, path, reads: false, signedIn: false });
  const stages = ['prospect', 'current', 'future', 'summary', 'solution', 'call'];
  return [
    outside('landing', '/'),
    outside('pricing', '/pricing470194'),
    outside('about', '/about'),
    outside('privacy', '/privacy'),
    outside('terms', '/terms'),
    outside('article', '/how-ai-sales-transformation'),
    outside('sign-in', '/sign-in'),
    outside('sign-up', '/sign-up'),
    outside('forgot password', '/sign-in/forgot'),
    inside('dashboard', '/dashboard'),
    ...(ids === null
      ? []
      : [
          inside('brief', `/dashboard?prep=${ids.prep}`),
          ...stages.map((view) => inside(`session ${view}`, `/dashboard?session=${ids.session}&view=${view}`)),
          inside('proposal', `/pdf-generation/${ids.session}`),
        ]),
    inside('solutions', '/dashboard?view=solutions'),
    inside('content', '/admin/content'),
    inside('content web pages', '/admin/content?tab=webpage'),
    inside('content videos', '/admin/content?tab=video'),
    inside('ask your content', '/admin/content?tab=ask'),
    ...[
      'profile',
      'company',
      'team',
      'trash',
      'sign-in',
      'audit-log',
      'model',
      'api-keys',
      'webhooks',
      'templates',
      'import',
      'data',
      'capture',
      'frames',
      'coach-cards',
      'numbers',
    ].map((name) => inside(`settings ${name}`, `/settings/${name}`)),
    inside('billing', '/account/billing'),
    inside('test client', '/test-client', false),
    inside('components', '/test-client/components', false),
  ];
}
