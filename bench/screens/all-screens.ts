import type { Page } from '@playwright/test';
import type { Filled } from './fill-demo.ts';

/** Who opens it: no one, the demo's admin, a second admin, or a new founder. */
export type Who = 'nobody' | 'admin' | 'second admin' | 'founder';

export interface Screen {
  name: string;
  path: string;
  /** Shows a server's response, so it has a loading, a failed and an empty state. */
  reads: boolean;
  who: Who;
  /** Opens what has no URL of its own: a form, a panel, a dialog. */
  open?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** Returns what no URL opens; checked only with data. */
function opened({ prep, session }: Filled): Screen[] {
  const inside = (name: string, path: string, open: (page: Page) => Promise<void>): Screen => ({
    name,
    path,
    reads: false,
    who: 'admin',
    open,
  });
  const proposal = `/pdf-generation/${session}`;
  const call = `/dashboard?session=${session}&view=call`;
  return [
    inside('template form', '/settings/templates', press(/^Edit /u)),
    inside('frame form', '/settings/frames', press(/^Edit frame: /u)),
    inside('coach card form', '/settings/coach-cards', press('Add card')),
    inside('rewrite panel', proposal, async (page) => {
      const rewrite = page.getByRole('button', { name: /^Rewrite: /u });
      if (!(await rewrite.first().isVisible())) await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await rewrite.first().click();
    }),
    inside('proposal preview', proposal, press('Preview')),
    inside('proposal share', proposal, press('Share')),
    inside('brief shared', `/dashboard?prep=${prep}`, press('Share')),
    inside('capture dialog', call, press('Capture audio')),
    inside('new brief', '/dashboard', async (page) => {
      await page.getByLabel('Company', { exact: true }).fill('www.fernhollow.example');
      await page.getByLabel('First name').waitFor();
    }),
    inside('new session', '/dashboard', press('New session')),
    inside('ask answered', '/admin/content?tab=ask', async (page) => {
      await page.getByLabel('Question or words').fill('Where is data stored?');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.getByRole('region', { name: 'Answer' }).waitFor();
    }),
    inside('notifications', '/dashboard', press(/^Notifications/u)),
    inside('palette', '/dashboard', press('Search and commands')),
    inside('shortcuts', '/dashboard', (page) => page.keyboard.press('?')),
  ];
}

/** Returns every screen; `ids` null: only those that need none. */
export function allScreens(ids: Filled | null): Screen[] {
  const inside = (name: string, path: string, reads = true): Screen => ({ name, path, reads, who: 'admin' });
  const outside = (name: string, path: string): Screen => ({ name, path, reads: false, who: 'nobody' });
  const setup = (name: string, step: string): Screen => ({
    name: `setup ${name}`,
    path: `/onboarding/${step}`,
    reads: false,
    who: 'founder',
  });
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
    outside('reset password', '/sign-in/reset#no-such-token'),
    outside('confirm address', '/sign-in/confirm#no-such-token'),
    setup('welcome', 'welcome'),
    setup('company', 'org-details'),
    setup('team', 'add-team-members-final'),
    setup('summary', 'summary'),
    setup('solution', 'solution-setup'),
    inside('dashboard', '/dashboard'),
    ...(ids === null
      ? []
      : [
          inside('brief', `/dashboard?prep=${ids.prep}`),
          ...stages.map((view) => inside(`session ${view}`, `/dashboard?session=${ids.session}&view=${view}`)),
          inside('proposal', `/pdf-generation/${ids.session}`),
          outside('buyer', ids.buyer),
          outside('buyer of a wrong link', `${ids.buyer.slice(0, -8)}nonesuch`),
          inside('content item', `/admin/content?item=${ids.item}`),
          ...opened(ids),
          { ...inside('second admin team', '/settings/team', false), who: 'second admin' as const },
          { ...inside('second admin dashboard', '/dashboard', false), who: 'second admin' as const },
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
