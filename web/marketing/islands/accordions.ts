/** For browsers that don't close other items of the same name. */
export function startAccordions(): void {
  for (const accordion of document.querySelectorAll('[data-accordion]')) {
    const items = [...accordion.querySelectorAll('details')];
    for (const item of items)
      item.addEventListener('toggle', () => {
        if (item.open) for (const other of items) if (other !== item) other.open = false;
      });
  }
}
