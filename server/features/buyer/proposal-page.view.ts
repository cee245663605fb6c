import { html } from 'hono/html';
import type { Brand } from '#contract/brand.ts';
import { limits } from '#contract/limits.ts';
import { speakerLine } from '#contract/proposal-lines.ts';
import { nextStatus } from '#contract/proposal-status.ts';
import {
  documentOf,
  type PrintedBlock,
  type PrintedClaim,
  type PrintedProposal,
} from '#server/features/proposal/print.view.ts';
import type { AnswerRow } from './answer.store.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { answerForm, askForm, decidedLine, type FormState } from './forms.view.ts';
import { frame, masthead, senderMark, senderOf, type Html } from './page.view.ts';
import type { FoundShare } from './share.store.ts';

export interface ShownProposal {
  /** Answered questions, oldest first. */
  replies: readonly Reply[];
  path: string;
  share: FoundShare;
  brand: Brand;
  /** URL of the current logo; empty: none. */
  logo: string;
  /** The counted view; empty if views aren't counted. */
  view: string;
  counted: boolean;
  /** Whether the reader belongs to the seller's organization. */
  own: boolean;
  state: FormState;
}

/** Renders formatted text; nothing in it becomes markup, and links lead only to web pages and mailboxes. */
function words({ runs }: PrintedClaim): Html[] {
  return runs.map(({ text, bold, italic, href }) => {
    const slanted = italic ? html`<em>${text}</em>` : html`${text}`;
    const set = bold ? html`<strong>${slanted}</strong>` : slanted;
    return href === '' ? set : html`<a href="${href}" rel="noopener noreferrer nofollow">${set}</a>`;
  });
}

/** Groups consecutive claims of one list. */
function inLists(claims: readonly PrintedClaim[]): Html[] {
  const groups: PrintedClaim[][] = [];
  for (const each of claims) {
    const last = groups.at(-1);
    if (last !== undefined && each.kind !== 'p' && last[0]?.kind === each.kind) last.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => {
    const entries = group.map((each) => html`<li>${claim(each)}</li>`);
    const [first] = group;
    if (first === undefined || first.kind === 'p') return html`${group.map(claim)}`;
    return first.kind === 'ol'
      ? html`<ol>
          ${entries}
        </ol>`
      : html`<ul>
          ${entries}
        </ul>`;
  });
}

function claim(shown: PrintedClaim): Html {
  const { text, quote, who, on, gap } = shown;
  if (quote !== '')
    return html`<figure>
      <blockquote dir="auto">“${quote}”</blockquote>
      <figcaption dir="auto">${speakerLine({ who, on })}</figcaption>
    </figure>`;
  return gap ? html`<p class="open" dir="auto">${text}</p>` : html`<p dir="auto">${words(shown)}</p>`;
}

function table({ title, table: shown }: PrintedBlock): Html | string {
  if (shown === null) return '';
  return html`<div class="table" role="region" aria-label="${title}" tabindex="0">
    <table class="${shown.numeric ? 'numeric' : ''}">
      <thead>
        <tr>
          ${shown.head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col" dir="auto">${cell}</th>`))}
        </tr>
      </thead>
      <tbody>
        ${shown.rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, at) => (at === 0 ? html`<th scope="row" dir="auto">${cell}</th>` : html`<td dir="auto">${cell}</td>`))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function block(shown: PrintedBlock): Html {
  const { title, list, steps, claims } = shown;
  const quoted = claims.some(({ quote }) => quote !== '');
  const entries = claims.map((each) => html`<li>${claim(each)}</li>`);
  const body =
    !list || (quoted && !steps)
      ? inLists(claims)
      : steps
        ? html`<ol class="steps">
            ${entries}
          </ol>`
        : html`<ul>
            ${entries}
          </ul>`;
  return html`<section class="block">
    <h3 dir="auto">${title}</h3>
    ${table(shown)} ${claims.length === 0 ? '' : body}
  </section>`;
}

type Reply = Pick<AnswerRow, 'section' | 'name' | 'text' | 'reply' | 'replyBy' | 'replyAt'>;

/** Renders the answered questions about a section. */
function repliesTo(section: string, replies: readonly Reply[]): Html | string {
  const asked = replies.filter((each) => each.section === section);
  if (asked.length === 0) return '';
  return html`<ul class="replies" aria-label="Questions and answers">
    ${asked.map(
      ({ name, text, reply, replyBy, replyAt }) =>
        html`<li>
          <p class="asked" dir="auto">${text}</p>
          <p class="by" dir="auto">${name}</p>
          <p class="answer" dir="auto">${reply}</p>
          <p class="by" dir="auto">
            ${[replyBy, replyAt === null ? '' : dayInWords(replyAt)].filter(Boolean).join(', ')}
          </p>
        </li>`,
    )}
  </ul>`;
}

/** Says in plain words what the page counts, before it asks for anything. */
function countNotice({ counted, own, share }: ShownProposal): string {
  const company = share.document.seller.company || 'The sender';
  if (!counted) return `Views of this page aren’t counted.`;
  const seen = `${company} sees when this page is opened, how long each section is read and whether it is downloaded.`;
  const how = share.asksEmail
    ? 'Readers are told apart by the email they entered.'
    : 'Readers are told apart by network address, kept only as a code that works for this link.';
  return `Views of this page are counted. ${seen} ${how} We set no cookie for it.${own ? ' You’re signed in as a member, so your visit isn’t counted.' : ''}`;
}

/** Says who accepted or declined, and when; '' before that. */
function decisionOf({ status, decidedBy, decidedAt }: ShownProposal['share']): string {
  if (status !== 'accepted' && status !== 'declined') return '';
  const on = decidedAt === null ? '' : ` on ${dayInWords(decidedAt.toISOString().slice(0, 10))}`;
  return `${status === 'accepted' ? 'Accepted' : 'Declined'} by ${decidedBy}${on}.`;
}

function decision({ share, path, view, state }: ShownProposal): Html {
  const { status, nextStep, document } = share;
  const line = decisionOf(share);
  const booking = /^https?:\/\//u.test(document.rep.bookingUrl) ? document.rep.bookingUrl : '';
  const rep = document.rep.name;
  const form = { path, view, state };
  const gone = (kind: string): boolean =>
    (kind === 'accept' || kind === 'decline') && nextStatus(status, kind) === null;
  return html`<section class="decide" aria-labelledby="decide" id="next">
    <h2 id="decide">Next step</h2>
    ${line === '' ? '' : decidedLine(status === 'accepted' ? 'accept' : 'decline', line, form, rep || document.seller.company || 'The sender')}
    ${
      // The form is gone because somebody else was first.
      gone(state.form) && state.problem !== ''
        ? html`<p class="problem" role="alert" tabindex="-1" autofocus>${state.problem}</p>`
        : ''
    }
    ${nextStep === null ? '' : html`<p class="decided">Next step: ${dayInWords(nextStep)}.</p>`}
    <div class="choices">
      ${gone('accept') ? '' : answerForm('accept', form)} ${answerForm('date', form)}
      ${gone('decline') ? '' : answerForm('decline', form)}
    </div>
    ${
      booking === ''
        ? ''
        : html`<p class="book">
            <a href="${booking}" rel="noopener noreferrer nofollow" target="_blank"
              >Book a time${rep === '' ? '' : html` with <bdi>${rep}</bdi>`}<span class="hidden">
                (opens a new tab)</span
              ></a
            >
          </p>`
    }
  </section>`;
}

/** Renders the top of the page: as the file's cover where it has one, else the title and a line of facts. */
function top(printed: PrintedProposal, share: FoundShare, logo: string): Html {
  const { cover, title, person, role, solution, author, seller, shownDay, facts } = printed;
  const decided = decisionOf(share);
  const state = decided === '' ? '' : html`<p class="decided" dir="auto">${decided}</p>`;
  if (!cover)
    return html`<div class="cover">
      <h1 dir="auto">${title}</h1>
      ${
        person === ''
          ? ''
          : html`<p class="person" dir="auto">${person}${role === '' ? '' : html`<span>, ${role}</span>`}</p>`
      }
      ${state}
      <p class="facts" dir="auto">
        ${[solution, author === '' ? '' : `Prepared by ${author}`, shownDay].filter(Boolean).join(' · ')}
      </p>
    </div>`;
  return html`<div class="cover sheet">
    <div class="panel">
      <div class="from">${senderMark({ company: seller || 'Proposal', logo })}</div>
      <h1 dir="auto">${title}</h1>
      ${solution === '' ? '' : html`<p class="solution" dir="auto">${solution}</p>`}
    </div>
    ${state}
    <div class="stated">
      ${facts.map(
        (column) =>
          html`<dl>
            ${column.map(
              ({ label, lines }) =>
                html`<div>
                  <dt>${label}</dt>
                  ${lines.map((line) => html`<dd dir="auto">${line}</dd>`)}
                </div>`,
            )}
          </dl>`,
      )}
    </div>
  </div>`;
}

/** Renders one version of a proposal for its buyer. Works without a script, which only reports reading times. */
export function proposalPage(shown: ShownProposal): Html {
  const { share, path, view, state, replies } = shown;
  const printed = documentOf(share.document);
  const sender = senderOf(share.document, shown.brand, shown.logo);
  const query = view === '' ? '' : `?view=${view}`;
  const { sections } = printed;
  return frame({
    title: share.document.title,
    sender,
    script: view !== '',
    body: html`<a class="skip" href="#proposal">Skip to the proposal</a>
      <div
        class="page"
        data-reading="${view === '' ? '' : `${path}/reading`}"
        data-view="${view}"
        data-every="${limits.buyer.tellMs}"
      >
        ${printed.cover ? '' : masthead(sender)}
        <nav aria-label="Sections">
          <ol>
            ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
            <li><a href="#next">Next step</a></li>
          </ol>
          ${share.downloads ? html`<a class="download" href="${path}/proposal.pdf${query}" download>Download PDF</a>` : ''}
        </nav>
        <main id="proposal">
          ${top(printed, share, shown.logo)}
          ${sections.map(
            (section) =>
              html`<section
                class="part"
                id="${section.id}"
                aria-labelledby="t-${section.id}"
                data-section="${section.id}"
              >
                <h2 id="t-${section.id}" dir="auto">${section.title}</h2>
                ${section.blocks.map(block)} ${repliesTo(section.id, replies)}
                ${askForm(section, { path, view, state }, share.asksEmail)}
              </section>`,
          )}
          ${decision(shown)}
        </main>
        <footer>
          <p>${countNotice(shown)}</p>
          <p>This link works until ${dayInWords(share.expiresAt)}.</p>
        </footer>
      </div>`,
  });
}
