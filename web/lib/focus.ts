/** Focuses the dialog itself instead of its first button, for dialogs whose first button closes them. */
export function focusTop(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * A `ref` for the first field of a form that somebody opened: the pressed button often leaves with it, and letters typed
 * into nothing would be shortcuts. The caret goes after what is there.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.setSelectionRange(element.value.length, element.value.length);
}
