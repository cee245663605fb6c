import { expect, test } from 'vitest';
import { deleteDocuments, processDocument, processWebUrl, processYoutube } from '#contract/content.ts';
import * as content from '#contract/records-content.ts';
import { createSession, sessionEndpoint, summarizeDiscovery } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import { lookUpClient } from '#contract/members.ts';
import { meetingPrepper } from '#contract/prep.ts';
import { draftSolution } from '#contract/proposal.ts';
import { solutionOptions } from '#contract/solutions.ts';

test.each([
  ['S9-TMO-01', 30, [summarizeDiscovery]],
  ['S9-TMO-02', 120, [draftSolution]],
  ['S9-TMO-03', 30, [createSession]],
  ['S9-TMO-04', 30, [sessionEndpoint]],
  ['S9-TMO-05', 30, [lookUpClient]],
  ['S9-TMO-06', 90, [meetingPrepper]],
  ['S9-TMO-07', 120, [processDocument, processWebUrl, processYoutube]],
  ['S9-TMO-08', 20, [solutionOptions, content.listDocuments, content.listVideos, content.listWebPages]],
  ['S9-TMO-09', 20, [deleteDocuments]],
] as const)('%s: these calls wait %i s', (_id, seconds, calls) => {
  for (const { timeoutMs } of calls) expect(timeoutMs).toBe(seconds * 1000);
});

test('S9-HOOK-01/02: one attempt; where it is raised, delays of 2 s that double up to 20 s', () => {
  expect(limits.webhook).toMatchObject({ attempts: 1, baseDelayMs: 2000, maxDelayMs: 20_000 });
});

test('S9: what else waits, waits as stated', () => {
  expect(limits.toast).toEqual({ visible: 1, defaultMs: 5000, removeMs: 6000, swipePx: 50 });
  expect(limits.tooltip).toEqual({ openMs: 700, skipMs: 300 });
  expect(limits.onboarding.verification).toMatchObject({ retryMs: 3000, attempts: 11, warnAfter: 5, moveOnMs: 2000 });
  expect(limits.onboarding.verification.sessionIdShown).toBe(25);
  expect(limits.onboarding.populating).toEqual({ waitMs: 15_000, attempts: 3, retryMs: 5000 });
  expect([limits.onboarding.pricingRedirectMs, limits.onboarding.leaveMs]).toEqual([1000, 100]);
  expect([limits.organizationSwitchMs, limits.heroVideoMs, limits.signUpDialogMs]).toEqual([100, 300, 500]);
  expect([limits.prep.loadDelayMs, limits.topBarPx, limits.demoVideo.skipSeconds]).toEqual([100, 90, 15]);
  expect(limits.content.upload).toEqual({ begin: 20, done: 100, removeMs: 3000, reloadMs: 1000, guardMs: 1000 });
});
