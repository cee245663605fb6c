import { isAutomated } from '#web/features/identity/test-mode.ts';
import { limits } from '#contract/limits.ts';

type Entry = 'sign-in' | 'sign-up';

/** The forms and what draws them are fetched when somebody is about to use them. */
const loadForms = () => import('./entry-host.tsx');

function open(entry: Entry): void {
  void loadForms().then(({ openEntry }) => {
    openEntry(entry);
  });
}

/** `true` where Sign In and Sign Up stay links: a hosted provider, or automated-test mode (decision A02). */
function areLinks(): boolean {
  const entry = document.documentElement.dataset['entry'];
  return entry === 'links' || (entry === 'test' && isAutomated());
}

function makeButton(link: HTMLAnchorElement): void {
  const entry: Entry = link.dataset['entry'] === 'sign-in' ? 'sign-in' : 'sign-up';
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  for (const sign of ['pointerenter', 'focus'] as const)
    link.addEventListener(sign, () => void loadForms(), { once: true });
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(entry);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open(entry);
  });
}

/** `?signup=true` opens the sign-up form once and leaves the address; other parameters stay (decision A13). */
function followParameter(): void {
  const url = new URL(window.location.href);
  if (url.searchParams.get('signup') !== 'true') return;
  void loadForms();
  setTimeout(() => {
    url.searchParams.delete('signup');
    window.history.replaceState(window.history.state, '', url);
    if (document.documentElement.dataset['entry'] === 'links') window.location.assign('/sign-up');
    else open('sign-up');
  }, limits.signUpDialogMs);
}

/** Sign In and Sign Up of a page that is HTML: links, which this turns into buttons of dialogs. */
export function startEntries(): void {
  if (!areLinks()) document.querySelectorAll<HTMLAnchorElement>('a[data-entry]').forEach(makeButton);
  followParameter();
  // A page that the browser kept whole does not know that its visitor signed in meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStorage.getItem('signed-in') === 'yes') window.location.reload();
  });
}
