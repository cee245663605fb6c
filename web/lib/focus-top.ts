/** For the dialogs whose first button leaves them: the keyboard begins at their top instead. */
export function focusTop(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
