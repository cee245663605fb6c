import type { Page } from '@playwright/test';

/** Returns a screen's faults in words, or [] for none. Runs in the page, so it can't use anything outside itself. */
function findFaults(): string[] {
  const faults: string[] = [];
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/gu, ' ');
    return `${element.tagName.toLowerCase()} '${text.slice(0, 40)}'`;
  };
  const page = document.scrollingElement;
  if (page && page.scrollWidth > page.clientWidth + 1)
    faults.push(`scrolls sideways by ${page.scrollWidth - page.clientWidth} px`);

  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
    if (!own || !shown(element) || element.closest('.sr-only, [aria-hidden=true], pre, code') !== null) continue;
    const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
    const { left, right } = element.getBoundingClientRect();
    const cut = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    if (cut && textOverflow !== 'ellipsis' && webkitLineClamp === 'none') faults.push(`cut: ${nameOf(element)}`);
    // A skip link moves into view on focus.
    const skips = element.matches('a[href^="#"]') && position === 'absolute';
    const scroller = element.closest('[class*=overflow-x-auto], [class*=overflow-auto], [class*=overflow-hidden]');
    if (scroller === null && !skips && position !== 'fixed' && (right > window.innerWidth + 1 || left < -1))
      faults.push(`beyond the edge: ${nameOf(element)}`);
  }

  const inLine = (element: Element): boolean => {
    const { display } = getComputedStyle(element);
    if (display === 'inline') return true;
    const around = element.parentElement?.closest('p, li, span, dd, td')?.textContent ?? '';
    return display.startsWith('inline') && around.length > (element.textContent ?? '').length + 3;
  };
  const wanted = 'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], summary';
  const targets = [...document.querySelectorAll(wanted)].filter(
    (each) => shown(each) && each.closest('[inert], .sr-only') === null && !each.classList.contains('sr-only'),
  );
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    // Targets within a sentence are exempt (WCAG 2.5.8), and so are boxes whose label is clickable too.
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    const labeled = labels.some((label) => label.getBoundingClientRect().height >= 23.5);
    const small = width < 23.5 || height < 23.5;
    if (small && !inLine(target) && !labeled)
      faults.push(`small target (${Math.round(width)} x ${Math.round(height)}): ${nameOf(target)}`);
  }
  const floats = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  /** Scrolling elements hide what lies beyond their edge. */
  const scrollerOf = (element: Element): Element | null => {
    for (let at = element.parentElement; at !== null; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at;
    return null;
  };
  const still = targets.filter((target) => !floats(target) && !inLine(target));
  for (const [at, one] of still.entries())
    for (const other of still.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || scrollerOf(one) !== scrollerOf(other)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
    }
  return [...new Set(faults)];
}

/** Returns a page's sideways scroll, cut-off or overlapping parts and targets under 24 px. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}
