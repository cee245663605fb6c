import type { KeyboardEvent } from 'react';

/** Up and down walk through the rows (`data-row`) of a list; Enter opens the link that has the focus. */
export function moveInList(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = links.indexOf(event.currentTarget);
  links[Math.min(links.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
  event.preventDefault();
}
