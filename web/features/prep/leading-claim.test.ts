import { expect, test } from 'vitest';
import type { ClaimMark } from '#contract/brief-marks.ts';
import type { Claim, ClaimKind } from '#contract/evidence.ts';
import { leadingClaim } from './leading-claim.ts';

const claim = (id: string, kind: ClaimKind): Claim => ({ id, kind, text: id, quotes: [] });
const marked = (claimId: string, set: Partial<ClaimMark>): ReadonlyMap<string, ClaimMark> =>
  new Map([
    [
      claimId,
      {
        claimId,
        section: 'companySummary',
        pinned: false,
        hidden: false,
        wrong: false,
        thumb: null,
        edited: null,
        kept: false,
        text: '',
        ...set,
      },
    ],
  ]);

// As shown on screen: pinned statements first, then as the run wrote them.
const summary = [
  claim('companySummary-3', 'fact'),
  claim('companySummary-1', 'fact'),
  claim('companySummary-2', 'fact'),
];
const pains = [claim('painPoints-2', 'inference'), claim('painPoints-1', 'inference')];

test('a pin never changes who they are; hiding that statement does', () => {
  expect(leadingClaim(summary, 'fact', marked('companySummary-3', { pinned: true }))?.id).toBe('companySummary-1');
  expect(leadingClaim(summary, 'fact', marked('companySummary-1', { hidden: true }))?.id).toBe('companySummary-2');
});

test('a pinned statement of an earlier brief doesn’t change it either', () => {
  const kept = [claim('kept-companySummary-1', 'fact'), ...summary];
  expect(leadingClaim(kept, 'fact', marked('kept-companySummary-1', { pinned: true }))?.id).toBe('companySummary-1');
});

test('elsewhere a pinned statement leads, and a gap comes last', () => {
  expect(leadingClaim(pains, 'inference', marked('painPoints-2', { pinned: true }))?.id).toBe('painPoints-2');
  expect(leadingClaim([claim('a-1', 'not-found'), claim('a-2', 'playbook')], 'inference', new Map())?.id).toBe('a-2');
});
