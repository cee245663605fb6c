import type { RewriteKind, RewriteRefusal, RuledKind } from '#contract/proposal-rewrite.ts';

export const rewriteLabels: Record<RewriteKind, string> = {
  shorter: 'Shorter',
  longer: 'Longer',
  plainer: 'Plainer words',
  formal: 'More formal',
  executive: 'For an executive',
  technical: 'For a technical reader',
  user: 'For those who use it',
};

/** What rules do, and the message if they changed nothing. */
export const ruledWords: Record<RuledKind, { what: string; same: string }> = {
  shorter: {
    what: 'Leaves out the sentences that rest on the least, and keeps what you wrote.',
    same: 'It’s as short as it can be: what’s left is yours or the recommendation, or one sentence.',
  },
  plainer: {
    what: 'Replaces long words. What someone said stays letter by letter.',
    same: 'We found no long words to replace.',
  },
  executive: {
    what: 'Puts sentences with figures first, behind what you recommend.',
    same: 'Sentences with figures already come first, or there are none.',
  },
  technical: {
    what: 'Puts scope and steps first.',
    same: 'Scope and steps already come first, or there are none.',
  },
  user: {
    what: 'Puts first what changes for the people who use it.',
    same: 'What changes for people already comes first, or no sentence says so.',
  },
};

export const refusalWords: Record<RewriteRefusal, string> = {
  number: 'It has a number or date that isn’t in the block or its sources.',
  name: 'It names someone or something that isn’t in the block or its sources.',
  promise: 'It promises something that the block doesn’t.',
  quote: 'It changes what someone said.',
  meaning: 'It reverses the meaning.',
  unfounded: 'It rests on no line of the block.',
  form: 'It isn’t a statement that we can check against the block.',
};
