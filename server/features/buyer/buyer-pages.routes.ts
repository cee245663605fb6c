import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { buyerFormSchema, readingSchema } from '#contract/buyer.ts';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { statusAt } from '#contract/proposal-status.ts';
import { toRecordId } from '#contract/text.ts';
import { findMembership } from '#server/access/membership.store.ts';
import { printDocument } from '#server/features/proposal/print-document.ts';
import { clientAddress } from '#server/platform/client-address.ts';
import type { Services } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorResponse } from '#server/platform/http.ts';
import { buyerLimits } from './buyer-limits.ts';
import { countDownload } from './count-download.ts';
import { countView } from './count-view.ts';
import { noForm, type FormState } from './forms.view.ts';
import { passedAs } from './gate.view.ts';
import { listReplies } from './list-replies.ts';
import { noteReading } from './note-reading.ts';
import { openProposal, type OpenedProposal } from './open-proposal.ts';
import { colorStyles } from './page-color.view.ts';
import { gatePage, noticePage, pageFiles, senderOf, type Html } from './page.view.ts';
import { passGate } from './pass-gate.ts';
import { proposalPage } from './proposal-page.view.ts';
import { readPageFile } from './read-page-file.ts';
import { buyerPath } from './share.view.ts';
import { takeAnswer } from './take-answer.ts';

const passCookie = 'proposal';
const formBytes = 64 * 1024;
const titles: Readonly<Record<number, string>> = {
  404: 'No proposal here',
  410: 'This proposal is closed',
  429: 'Too many tries',
};
/** User agents that fetch a link to preview or index it, not to read it. */
const programs = /bot|crawl|spider|preview|externalhit|slurp|scan/iu;

const isView = (text: string): string => (toRecordId(text) === text ? text : '');

/** Returns the result, or the error to show beside the form. */
const orRefusal = <T>(work: Promise<T>, codes: readonly ErrorCode[]): Promise<T | AppError> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError && codes.includes(error.code)) return error;
    throw error;
  });

/** Serves the public pages of shared proposals outside the API: no permissions, no session, HTML for every response. */
export function buyerPages(app: Hono, services: Services): void {
  const pages = new Hono();
  const { environment, auth, database } = services;
  const bounds = buyerLimits();
  const page = async (
    c: HonoContext,
    shown: Html,
    status: 200 | 400 | 403 | 404 | 410 | 429 = 200,
  ): Promise<Response> => c.html(shown, status);
  const addressOf = (c: HonoContext): string => clientAddress(c, environment.trustedProxies);

  const open = async (c: HonoContext): Promise<OpenedProposal> => {
    bounds.calls.take(addressOf(c));
    const ctx = { services, requestId: c.get('requestId'), log: services.log };
    const token = c.req.param('token') ?? '';
    return openProposal(ctx, { token }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') bounds.unknown.take(addressOf(c));
      throw error;
    });
  };
  const passed = async (c: HonoContext, { share }: OpenedProposal): Promise<string | null> => {
    const { secret } = await auth.$context;
    return passedAs(secret, share, getCookie(c, passCookie) ?? '');
  };
  /**
   * Returns whether a member of the seller's organization is reading; the cookie grants nothing and only keeps the
   * count right.
   */
  const isOwn = async (c: HonoContext, { share }: OpenedProposal): Promise<boolean> => {
    if (!(c.req.header('cookie') ?? '').includes('dealwright')) return false;
    const session = await auth.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: true } });
    if (session === null) return false;
    return (await findMembership(database.db, session.user.id, share.organizationId)) !== null;
  };
  const gate = (c: HonoContext, { share, settings, logo }: OpenedProposal, given = '', problem = ''): Html =>
    gatePage({
      path: buyerPath(c.req.param('token') ?? ''),
      sender: senderOf(share.document, settings, logo),
      password: share.passwordHash !== null,
      email: share.asksEmail,
      counted: settings.countViews,
      given,
      problem,
    });
  const show = async (
    c: HonoContext,
    opened: OpenedProposal,
    email: string,
    given: string,
    state: FormState,
  ): Promise<Html> => {
    const { share, settings, logo } = opened;
    const own = await isOwn(c, opened);
    const fetched =
      c.req.method === 'HEAD' ||
      programs.test(c.req.header('user-agent') ?? '') ||
      (c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '').includes('prefetch');
    const view = own || fetched ? null : await countView(opened, { view: isView(given), email, address: addressOf(c) });
    return proposalPage({
      replies: await listReplies(opened),
      path: buyerPath(c.req.param('token') ?? ''),
      share: { ...share, status: statusAt(share.status, share.expiresAt, new Date()) },
      brand: settings,
      logo,
      view: view ?? '',
      counted: settings.countViews,
      own,
      state,
    });
  };

  pages.use(
    bodyLimit({
      maxSize: formBytes,
      onError: (c) =>
        page(
          c,
          noticePage({ title: 'Too long', text: 'This text is too long. Nothing was sent. Go back and shorten it.' }),
          400,
        ),
    }),
  );

  pages.get('/:token', async (c) => {
    const opened = await open(c);
    const email = await passed(c, opened);
    if (email === null) return page(c, gate(c, opened));
    const sent = c.req.query('sent') ?? '';
    return page(c, await show(c, opened, email, c.req.query('view') ?? '', { ...noForm, form: sent }));
  });

  pages.post('/:token/enter', async (c) => {
    const opened = await open(c);
    const { share } = opened;
    const form = await c.req.parseBody();
    const [password, email] = [form['password'], form['email']].map((each) => (typeof each === 'string' ? each : ''));
    await bounds.password(share.passwordHash === null ? '' : share.id, addressOf(c));
    const path = buyerPath(c.req.param('token'));
    const pass = await orRefusal(passGate(opened, { password: password ?? '', email: email ?? '' }), [
      'forbidden',
      'invalid_input',
    ]);
    if (pass instanceof AppError) return page(c, gate(c, opened, email, pass.message), 403);
    setCookie(c, passCookie, pass, {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: environment.publicUrl.startsWith('https://'),
      maxAge: limits.buyer.gateMs / 1000,
    });
    return c.redirect(path, 303);
  });

  pages.post('/:token/answer', async (c) => {
    const opened = await open(c);
    const email = await passed(c, opened);
    if (email === null) return page(c, gate(c, opened), 403);
    const fields = Object.fromEntries(
      Object.entries(await c.req.parseBody()).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const { kind = '', section = '', name = '', text = '', day = '', view = '' } = fields;
    const form = kind === 'question' ? `${kind}:${section}` : kind;
    const again = async (problem: string): Promise<Response> =>
      page(c, await show(c, opened, email, view, { form, problem, name, text, day }), 400);
    const parsed = buyerFormSchema.safeParse(fields);
    if (!parsed.success) return again(parsed.error.issues[0]?.message ?? 'Check what you entered.');
    const refused = await orRefusal(takeAnswer(opened, parsed.data, email), [
      'invalid_input',
      'conflict',
      'rate_limited',
    ]);
    if (refused instanceof AppError) return again(refused.message);
    const query = new URLSearchParams({ sent: form, ...(isView(view) === '' ? {} : { view }) });
    return c.redirect(`${buyerPath(c.req.param('token'))}?${query}#form-${form.replace(':', '-')}`, 303);
  });

  pages.post('/:token/reading', async (c) => {
    const opened = await open(c);
    const reading = readingSchema.safeParse(await c.req.json().catch(() => null));
    if (!reading.success) throw new AppError('invalid_input', 'This note from the page can’t be read.');
    await noteReading(opened, reading.data);
    return c.body(null, 204);
  });

  pages.get('/:token/proposal.pdf', async (c) => {
    const opened = await open(c);
    const { share, tenant } = opened;
    const email = await passed(c, opened);
    if (email === null) return page(c, gate(c, opened), 403);
    if (!share.downloads) throw new AppError('not_found', 'This proposal can’t be downloaded. Read it here.');
    bounds.downloads.take(addressOf(c));
    bounds.prints.take(share.id);
    const { fileName, type, bytes } = await printDocument(tenant, share.document, 'pdf', share.sessionId);
    const view = isView(c.req.query('view') ?? '');
    await countDownload(opened, view);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="proposal.pdf"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      },
    });
  });

  pages.onError(async (error, c) => {
    const answer = errorResponse(error, c, services);
    const { error: text } = (await answer.json()) as ErrorBody;
    const title = titles[answer.status] ?? 'We couldn’t show the proposal';
    const shown = await noticePage({ title, text });
    c.status(answer.status as 500);
    const wait = answer.headers.get('retry-after');
    if (wait !== null) c.header('retry-after', wait);
    return c.html(shown);
  });
  pages.notFound((c) => page(c, noticePage({ title: 'No proposal here', text: 'This link doesn’t work.' }), 404));
  app.route('/proposal', pages);

  app.get(`${pageFiles}/color/:name{(own|[\\da-f]{6})(-inter)?\\.css}`, (c) => {
    const [name = '', font] = c.req.param('name').slice(0, -'.css'.length).split('-');
    return c.body(colorStyles(name === 'own' ? '' : `#${name}`, font === 'inter' ? 'inter' : ''), 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
  });
  app.get(`${pageFiles}/:name`, (c) => {
    const file = readPageFile(c.req.param('name'));
    if (file === null) return c.text('Not found', 404);
    return c.body(file.bytes, 200, { 'content-type': file.type, 'cache-control': 'public, max-age=3600' });
  });
}
