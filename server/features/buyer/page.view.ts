import { html } from 'hono/html';
import type { Brand } from '#contract/brand.ts';
import type { ProposalDocument } from '#contract/proposal.ts';

export type Html = ReturnType<typeof html>;
/** Path of the page's stylesheet, fonts and script. */
export const pageFiles = '/proposal-page';

/** The sender named in the proposal when it was sent; color, font and logo are current (decision 040). */
export interface Sender {
  company: string;
  /** A URL of this server; empty: none. */
  logo: string;
  /** Brand in the stylesheet. */
  brand: Brand;
}
export function senderOf({ seller }: Pick<ProposalDocument, 'seller'>, brand: Brand, logo: string): Sender {
  return { company: seller.company, logo, brand };
}
export const noSender: Sender = { company: '', logo: '', brand: { color: '', font: '' } };

export function senderMark({ company, logo }: Pick<Sender, 'company' | 'logo'>): Html {
  return html`${
      // Beside the company's name the logo needs no alt text.
      logo === '' ? '' : html`<img src="${logo}" alt="${company === '' ? 'Logo' : ''}" width="40" height="40" />`
    }
    <p dir="auto">${company}</p>`;
}

export function masthead(sender: Sender): Html {
  return html`<header class="masthead">${senderMark(sender)}</header>`;
}

/** Renders the frame of every buyer page. Escapes every value where it is inserted, so none can be markup. */
export function frame(page: { title: string; sender: Sender; script?: boolean; body: Html }): Html {
  const { brand } = page.sender;
  const color = `${brand.color === '' ? 'own' : brand.color.slice(1)}${brand.font === 'inter' ? '-inter' : ''}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${pageFiles}/forms.css" />
        <link rel="stylesheet" href="${pageFiles}/page.css" />
        <link rel="stylesheet" href="${pageFiles}/color/${color}.css" />
        ${page.script === true ? html`<script src="${pageFiles}/reader.js" defer></script>` : ''}
      </head>
      <body>
        ${page.body}
      </body>
    </html>`;
}

/** Renders a page with a single message, for example that a link has expired. */
export function noticePage({ title, text, sender = noSender }: { title: string; text: string; sender?: Sender }): Html {
  return frame({
    title,
    sender,
    body: html`<main class="notice">
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  });
}

/** Renders the page that asks for what the link requires, before showing anything of the proposal. */
export function gatePage(gate: {
  path: string;
  sender: Sender;
  password: boolean;
  email: boolean;
  given: string;
  problem: string;
  counted: boolean;
}): Html {
  const { password, email, problem } = gate;
  const describe = problem === '' ? '' : html` aria-describedby="problem"`;
  return frame({
    title: 'Open the proposal',
    sender: gate.sender,
    body: html`<main class="notice gate">
      ${masthead(gate.sender)}
      <h1>Open the proposal</h1>
      <form method="post" action="${gate.path}/enter">
        ${
          email
            ? html`<label
                >Your email<input
                  type="email"
                  name="email"
                  value="${gate.given}"
                  required
                  autocomplete="email"
                  ${describe}
              /></label>`
            : ''
        }
        ${
          password
            ? html`<label
                >Password<input type="password" name="password" required autocomplete="off" ${describe}
              /></label>`
            : ''
        }
        ${problem === '' ? '' : html`<p id="problem" class="problem" role="alert">${problem}</p>`}
        <button class="primary">Open proposal</button>
      </form>
      <p class="small">
        ${email && gate.counted ? 'Whoever sent you this link sees your email with what you read. ' : ''}This page keeps
        one cookie for 12 hours, so that you aren’t asked again.
      </p>
    </main>`,
  });
}
