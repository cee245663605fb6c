/** Focuses the dialog itself instead of its first button, for dialogs whose first button closes them. */
export function focusTop(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
