import { expect, test } from 'vitest';
import { entryScriptOf } from './build-script.ts';

test("the application's first script is told by its address, other scripts are not", () => {
  const html = `<head><script>theme()</script>
    <script type="module" crossorigin src="/assets/index-D4x_9.js"></script><link href="/assets/a.css"></head>`;
  expect(entryScriptOf(html)).toBe('/assets/index-D4x_9.js');
  expect(entryScriptOf('<script src="/assets/other.js"></script>')).toBe('');
});
