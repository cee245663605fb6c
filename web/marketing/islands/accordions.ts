/** For browsers that do not close the other items of the same name by themselves. */
export function startAccordions(): void {
  for (const accordion of document.querySelectorAll('[data-accordion]')) {
    const items = [...accordion.querySelectorAll('details')];
    for (const item of items)
      item.addEventListener('toggle', () => {
        if (item.open) for (const other of items) if (other !== item) other.open = false;
      });
  }
}
