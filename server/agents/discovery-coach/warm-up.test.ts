import { expect, test } from 'vitest';
import { relatedTerms } from '#server/search/related-terms.ts';
import { warmUpCoach } from './warm-up.ts';

test('getting ready gives others their turn, and leaves nothing half read', async () => {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 1);
  const waits = warmUpCoach();
  // Whoever comes first looks up what isn't read yet.
  expect(relatedTerms('cost').size).toBeGreaterThan(3);
  await waits;
  clearInterval(clock);
  // How often depends on what other tests of this process have got ready before; in one go it would be never.
  expect(turns).toBeGreaterThan(0);
  expect(relatedTerms('price').size).toBeGreaterThan(3);
});
