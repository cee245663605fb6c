import { isAutomated } from '#web/features/identity/test-mode.ts';
import { limits } from '#contract/limits.ts';

type Entry = 'sign-in' | 'sign-up';

/** Loads the forms when someone is about to use them. */
const loadForms = () => import('./entry-host.tsx');

function open(entry: Entry): void {
  void loadForms().then(({ openEntry }) => {
    openEntry(entry);
  });
}

/** Returns whether Sign In and Sign Up stay links: with a hosted provider, or in automated-test mode (decision A02). */
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

/** Opens the sign-up form once for `?signup=true` and removes it from the URL; other parameters stay (decision A13). */
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

/** Turns a static page's Sign In and Sign Up links into buttons that open dialogs. */
export function startEntries(): void {
  if (!areLinks()) document.querySelectorAll<HTMLAnchorElement>('a[data-entry]').forEach(makeButton);
  followParameter();
  // A page restored from the browser's cache doesn't know that its visitor has signed in since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStorage.getItem('signed-in') === 'yes') window.location.reload();
  });
}
