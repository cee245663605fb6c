import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..', 'web');
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

/** Returns the source before a position, back to the end of the last element. */
const before = (text: string, at: number): string => text.slice(Math.max(0, at - 700), at);

/** Counts a file's icon buttons without a tooltip: no `IconButton`, `Tooltip`, or `Menu` with a hint. */
function unnamed(text: string): number {
  const plain = text.match(/<Button\b[^>]*\bsize="icon"/gu)?.length ?? 0;
  const styled = [...text.matchAll(/className=\{[^}]*(?:\{[^}]*\}[^}]*)*buttonClass\(\{[^}]*size: 'icon'/gu)];
  const bare = styled.filter(({ index }) => {
    const near = before(text, index);
    const open = near.lastIndexOf('<Tooltip') > near.lastIndexOf('</Tooltip>');
    const hinted = near.lastIndexOf('hint="') > near.lastIndexOf('</Menu>');
    return !open && !hinted;
  });
  return plain + bare.length;
}

test('every button that shows an icon alone has a tooltip', () => {
  const files = screens.filter((path) => path !== join('components', 'icon-button.tsx'));
  const found = files.filter((path) => unnamed(readFileSync(join(web, path), 'utf8')) > 0);
  expect(found).toEqual([]);
  expect(unnamed('<Button look="quiet" size="icon" aria-label="x">')).toBe(1);
  expect(unnamed("<button className={buttonClass({ look: 'quiet', size: 'icon' })}>")).toBe(1);
  expect(unnamed('<Tooltip text="x"><button className={buttonClass({ size: \'icon\' })}></Tooltip>')).toBe(0);
});
