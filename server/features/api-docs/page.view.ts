import { html } from 'hono/html';
import { errorKinds } from '#contract/errors.ts';
import type { ShownCall } from './calls.view.ts';

type Html = ReturnType<typeof html>;

/** Path of the page's stylesheet, script and fonts. */
export const docsFiles = '/api/docs/files';

const groupWords: Readonly<Record<string, string>> = {
  records: 'Records',
  identity: 'People and organizations',
  users: 'Invitations',
  automation: 'Agents',
  preps: 'Preparing meetings',
  sessions: 'Sessions and proposals',
  content: 'Content',
  billing: 'Billing',
  payments: 'Checkout',
  team: 'Team',
};
const wordsOf = (group: string): string =>
  groupWords[group] ?? group.replaceAll('-', ' ').replace(/^./u, (letter) => letter.toUpperCase());

const part = (title: string, text: string): Html | string =>
  text === ''
    ? ''
    : html`<h3>${title}</h3>
        <pre tabindex="0"><code>${text}</code></pre>`;

function callEntry({ id, method, path, twin, summary, who, parameters, body, answer, curl }: ShownCall): Html {
  return html`<details class="call" id="${id}" data-search="${`${method} ${path} ${twin} ${summary}`.toLowerCase()}">
    <summary>
      <span class="method">${method}</span> <span class="path">${path}</span>
      <span class="says">${summary}</span>
    </summary>
    <div class="about">
      <p>${who}${twin === '' ? '' : html`. Also at <code>${twin}</code>`}</p>
      ${part('Parameters', parameters)} ${part('Body', body)} ${part('Answer', answer)} ${part('Example', curl)}
    </div>
  </details>`;
}

function introduction(address: string): Html {
  return html`<section id="start" aria-labelledby="start-title">
    <h2 id="start-title">First call</h2>
    <p>
      Make a key in <a href="/settings/api-keys">Settings &gt; API keys</a>, and send it with each call. A key works in
      its person's name and in one organization.
    </p>
    <pre tabindex="0"><code>export DEALWRIGHT_KEY=dwk_...
curl '${address}/api/records/sessions/fetch-by-client' \\
  -H "Authorization: Bearer $DEALWRIGHT_KEY"</code></pre>
    <h3>Scopes</h3>
    <ul>
      <li><strong>Read</strong>: everything its person may read, without billing and team settings.</li>
      <li><strong>Write</strong>: prepare for meetings, change sessions, proposals, content and solutions.</li>
      <li><strong>Admin</strong>: team, billing and settings, while its person is an admin.</li>
    </ul>
    <h3>Errors</h3>
    <p>
      Every answer that isn't OK is JSON: <code>error</code> for people, <code>code</code> for programs,
      <code>requestId</code> for whoever looks into it. After 429 and 503, wait the seconds that
      <code>Retry-After</code> names.
    </p>
    <details>
      <summary>Codes</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(errorKinds).map(
            ([code, { status }]) =>
              html`<tr>
                <td><code>${code}</code></td>
                <td>${status}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
    <h3>Machine-readable</h3>
    <p>This page is made from <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
  </section>`;
}

/** Renders the reference as one page that works without a script; one small script adds search. */
export function docsPage(calls: readonly ShownCall[], address: string): Html {
  const groups = new Map<string, ShownCall[]>();
  for (const call of calls) groups.set(call.group, [...(groups.get(call.group) ?? []), call]);
  const named = [...groups].map(([group, its]) => ({ id: `group-${group}`, title: wordsOf(group), its }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API reference - Dealwright</title>
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href="${docsFiles}/page.css" />
        <script src="${docsFiles}/search.js" defer></script>
      </head>
      <body>
        <header>
          <h1>API reference</h1>
          <p>${calls.length} calls. Every one of them is a call that the product itself makes.</p>
          <label class="search" hidden>
            Search
            <input id="search" type="search" autocomplete="off" placeholder="solutions, fetch-by-id, POST ..." />
          </label>
          <output id="found" class="quiet"></output>
        </header>
        <nav aria-label="Groups">
          <ul>
            <li><a href="#start">First call</a></li>
            ${named.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${introduction(address)}
          ${named.map(
            ({ id, title, its }) =>
              html`<section class="group" id="${id}" aria-labelledby="${id}-title">
                <h2 id="${id}-title">${title}</h2>
                ${its.map(callEntry)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}
