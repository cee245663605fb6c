import type { Locator, Page } from '@playwright/test';

/** A headless browser shows no pointer; this one follows the mouse. */
export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('div');
      dot.setAttribute('aria-hidden', 'true');
      Object.assign(dot.style, {
        position: 'fixed',
        zIndex: '2147483647',
        left: '0',
        top: '0',
        width: '22px',
        height: '22px',
        margin: '-11px 0 0 -11px',
        borderRadius: '50%',
        background: 'rgb(20 90 60 / 0.28)',
        boxShadow: '0 0 0 1.5px rgb(20 90 60 / 0.75)',
        pointerEvents: 'none',
        transform: 'translate(640px, 700px)',
      });
      document.documentElement.append(dot);
      window.addEventListener('mousemove', ({ clientX, clientY }) => {
        dot.style.transform = `translate(${clientX}px, ${clientY}px)`;
      });
      window.addEventListener('mousedown', () => (dot.style.background = 'rgb(20 90 60 / 0.6)'));
      window.addEventListener('mouseup', () => (dot.style.background = 'rgb(20 90 60 / 0.28)'));
    });
  });
}

/** Moves the pointer like a hand, waits, and clicks. */
export async function click(page: Page, target: Locator): Promise<void> {
  await hover(page, target);
  await page.mouse.down();
  await page.waitForTimeout(90);
  await page.mouse.up();
}

export async function hover(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the screen`);
  await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, { steps: 18 });
  await page.waitForTimeout(250);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await click(page, target);
  await target.pressSequentially(text, { delay: 38 });
}

/** Scrolls smoothly by this many pixels in this many milliseconds. */
export async function scroll(page: Page, pixels: number, ms: number): Promise<void> {
  const steps = Math.max(1, Math.round(ms / 33));
  for (let at = 0; at < steps; at += 1) {
    await page.mouse.wheel(0, pixels / steps);
    await page.waitForTimeout(28);
  }
}
