import { html } from 'hono/html';
import { limits } from '#contract/limits.ts';
import type { AnswerKind } from '#contract/buyer.ts';
import type { PrintedSection } from '#server/features/proposal/print.view.ts';
import type { Html } from './page.view.ts';

/** The state of a form: which one ('question:case_1', 'accept'), its input, and a problem or its success. */
export interface FormState {
  form: string;
  problem: string;
  name: string;
  text: string;
  day: string;
}
export const noForm: FormState = { form: '', problem: '', name: '', text: '', day: '' };

interface FormPlace {
  path: string;
  view: string;
  state: FormState;
}

const { nameMax, textMax } = limits.buyer;

/** Renders a form folded under its title: opens without a script, and starts open if it has something to report. */
function folded(
  id: string,
  summary: string,
  at: FormPlace,
  words: { button: string; sent: string; look: string },
  fields: (mine: FormState) => Html,
): Html {
  const { form, problem } = at.state;
  const mine = form === id ? at.state : noForm;
  const sent = form === id && problem === '';
  const anchor = id.replace(':', '-');
  return html`<div class="form ${words.look}" id="form-${anchor}">
    ${sent ? html`<p class="sent" role="status">${words.sent}</p>` : ''}
    <details ${form === id && problem !== '' ? 'open' : ''}>
      <summary><span class="shut">${summary}</span><span class="opened">Cancel</span></summary>
      <form method="post" action="${at.path}/answer">
        <input type="hidden" name="view" value="${at.view}" />
        <input type="hidden" name="kind" value="${id.split(':')[0]}" />
        <input type="hidden" name="section" value="${id.split(':')[1] ?? ''}" />
        ${fields(mine)} ${mine.problem === '' ? '' : html`<p class="problem" role="alert">${mine.problem}</p>`}
        <button class="primary">${words.button}</button>
      </form>
    </details>
  </div>`;
}

/** With a problem, the focus brings its form into view: the page of a refused answer would begin at its top. */
const nameField = ({ name, problem }: FormState): Html =>
  html`<label
    >Your name<input
      name="name"
      value="${name}"
      ${problem === '' ? '' : 'autofocus'}
      required
      maxlength="${nameMax}"
      autocomplete="name"
      dir="auto"
  /></label>`;
const textField = (label: string, { text }: FormState, required: boolean): Html =>
  html`<label
    >${label}<textarea name="text" rows="4" maxlength="${textMax}" dir="auto" ${required ? 'required' : ''}>
${text}</textarea>
  </label>`;

/** 'Investment summary' within a sentence; 'Orrery Playhouses' and 'Orrery' are names. */
const inSentence = (title: string): string =>
  / /u.test(title) && !/ \p{Lu}/u.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;

/** Renders the form for a question about one section. */
export function askForm({ id, title }: Pick<PrintedSection, 'id' | 'title'>, at: FormPlace, mails: boolean): Html {
  return folded(
    `question:${id}`,
    `Ask about ${inSentence(title)}`,
    at,
    {
      button: 'Send question',
      sent: `Your question was sent. The answer will be here${mails ? ' and in your email' : ''}.`,
      look: 'ask',
    },
    (mine) =>
      html`${nameField(mine)}${textField('Your question', mine, true)}
        <p class="small">
          Once answered, your name and question are shown with the answer to everyone who has this link.
        </p>`,
  );
}

/** Says who decided, in place of the form that is gone, so that whoever just decided sees it where they pressed. */
export function decidedLine(kind: 'accept' | 'decline', line: string, { state }: FormPlace, told: string): Html {
  const mine = state.form === kind && state.problem === '';
  return html`<p
    class="${mine ? 'sent ' : ''}decided"
    id="form-${kind}"
    tabindex="-1"
    ${mine ? html`role="status"` : ''}
    dir="auto"
  >
    ${line}${mine ? ` ${told} was told.` : ''}
  </p>`;
}

/** Renders the form to accept, decline or propose a date. */
export function answerForm(kind: Exclude<AnswerKind, 'question'>, at: FormPlace): Html {
  if (kind === 'date')
    return folded(
      kind,
      'Propose a day',
      at,
      { button: 'Send day', sent: 'The day was sent.', look: 'date' },
      (mine) =>
        html`${nameField(mine)}<label
            >Day of the next step<input
              type="date"
              name="day"
              value="${mine.day}"
              min="${new Date().toISOString().slice(0, 10)}"
              required /></label
          >${textField('What should happen then (optional)', mine, false)}`,
    );
  const accept = kind === 'accept';
  return folded(
    kind,
    accept ? 'Accept proposal' : 'Decline proposal',
    at,
    {
      button: accept ? 'Accept proposal' : 'Decline proposal',
      sent: '',
      look: kind,
    },
    (mine) => html`${nameField(mine)}${textField(accept ? 'Message (optional)' : 'Why (optional)', mine, false)}`,
  );
}
