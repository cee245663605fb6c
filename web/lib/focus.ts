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

/** Focuses the first field that is marked as wrong, once its error is shown: what to correct comes before what was pressed. */
export function focusFirstWrong(form: HTMLElement | null): void {
  setTimeout(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  });
}

/** Parts of a page that may take the focus of something within them. */
const places = 'article, section, form, fieldset, [role="region"], main';

/** Returns the parts of the page around an element, the nearest first. */
export function placesAround(element: Element | null): HTMLElement[] {
  const around: HTMLElement[] = [];
  let place = element?.parentElement?.closest<HTMLElement>(places);
  while (place) {
    around.push(place);
    place = place.parentElement?.closest<HTMLElement>(places);
  }
  return around;
}

/** Focuses a part of the page that takes no focus otherwise. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener(
      'blur',
      () => {
        place.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  place.focus({ preventScroll: true });
}
