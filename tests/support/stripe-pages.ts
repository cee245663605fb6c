import type { defineEmulator } from 'emulate';
import type { Fields } from './stripe-form.ts';
import type { Invoice, Session, Subscription } from './stripe-things.ts';

const pages = (title: string, buttons: [string, string][]): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><form method="post">${buttons.map(([value, label]) => `<button name="act" value="${value}">${label}</button>`).join(' ')}</form></html>`;

type App = Parameters<Parameters<typeof defineEmulator>[0]['setup']>[0]['app'];

interface Shop {
  sessions: ReadonlyMap<string, Session>;
  subscriptions: ReadonlyMap<string, Subscription>;
  invoices: ReadonlyMap<string, Invoice>;
  pay: (session: Session, slow: boolean) => Promise<void>;
  update: (subscription: Subscription, form: Fields) => Promise<Subscription>;
}

/** The provider's hosted pages, simple enough for browser tests to press their buttons. */
export function serveHostedPages(app: App, { sessions, subscriptions, invoices, pay, update }: Shop): void {
  app.get('/i/:id', (c) => c.html(pages(`Invoice ${invoices.get(c.req.param('id'))?.number ?? ''}`, [])));
  app.get('/c/pay/:id', (c) => {
    const session = sessions.get(c.req.param('id'));
    if (session?.status !== 'open') return c.html(pages('This checkout is over', []));
    return c.html(
      pages(`Pay $${(session.amount_total / 100).toFixed(2)}`, [
        ['pay', 'Pay'],
        ['debit', 'Pay by bank debit'],
        ['decline', 'Pay with a declined card'],
        ['cancel', 'Back'],
      ]),
    );
  });
  app.post('/c/pay/:id', async (c) => {
    const session = sessions.get(c.req.param('id'));
    if (!session) return c.notFound();
    const act = new URLSearchParams(await c.req.text()).get('act');
    if (act === 'cancel') return c.redirect(session.cancel_url, 303);
    if (act === 'decline')
      return c.html(
        pages('Your card was declined', [
          ['pay', 'Pay'],
          ['cancel', 'Back'],
        ]),
      );
    await pay(session, act === 'debit');
    return c.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
  app.get('/p/session/:customer', (c) =>
    c.html(
      pages('Customer portal', [
        ['cancel', 'Cancel plan'],
        ['back', 'Return'],
      ]),
    ),
  );
  app.post('/p/session/:customer', async (c) => {
    const live = [...subscriptions.values()].find(
      ({ customer, status }) => customer === c.req.param('customer') && status !== 'canceled',
    );
    if (live && new URLSearchParams(await c.req.text()).get('act') === 'cancel')
      await update(live, { cancel_at_period_end: 'true' });
    return c.redirect(c.req.query('back') ?? '/', 303);
  });
}
