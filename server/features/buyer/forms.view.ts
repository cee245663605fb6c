import { html } from 'hono/html';
import { limits } from '#contract/limits.ts';
import type { AnswerKind } from '#contract/buyer.ts';
import type { PrintedSection } from '#server/features/proposal/print.view.ts';
import type { Html } from './page.view.ts';

/** What became of a form: of which one ('question:case_1', 'accept'), what was typed, and the problem or that it was sent. */
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

/** A form folded behind its own words: it opens without script, and is open where there is something to say of it. */
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
      <summary>${summary}</summary>
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

const nameField = ({ name }: FormState): Html =>
  html`<label
    >Your name<input name="name" value="${name}" required maxlength="${nameMax}" autocomplete="name" dir="auto"
  /></label>`;
const textField = (label: string, { text }: FormState, required: boolean): Html =>
  html`<label
    >${label}<textarea name="text" rows="4" maxlength="${textMax}" dir="auto" ${required ? 'required' : ''}>
${text}</textarea>
  </label>`;

/** A question about one section. */
export function askForm({ id, title }: Pick<PrintedSection, 'id' | 'title'>, at: FormPlace): Html {
  return folded(
    `question:${id}`,
    `Ask about ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    at,
    { button: 'Send question', sent: 'Your question was sent.', look: 'ask' },
    (mine) => html`${nameField(mine)}${textField('Your question', mine, true)}`,
  );
}

/** Acceptance, refusal or a day for the next step. */
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
      sent: accept ? 'You accepted the proposal.' : 'You declined the proposal.',
      look: kind,
    },
    (mine) => html`${nameField(mine)}${textField(accept ? 'A word to add (optional)' : 'Why (optional)', mine, false)}`,
  );
}
