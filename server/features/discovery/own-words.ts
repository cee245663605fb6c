import type { SessionChange, SessionField } from '#contract/discovery-fields.ts';

/** The session's name and choices from a list. */
const choices: readonly SessionField[] = [
  'sessionName',
  'industryType',
  'companySize',
  'urgencyLevel',
  'solutionId',
  'solutionName',
];

/** What a new session takes over about its prospect. */
const prefilled: readonly SessionField[] = [
  'firstName',
  'lastName',
  'email',
  'companyName',
  'roleTitle',
  'linkedIn',
  'prospWebUrl',
];

/**
 * Returns whether a change holds own words, which begin a session (decision A153). Choices never are; what is sent about
 * the prospect isn't when a session is created, but is when it is typed later.
 */
export function hasOwnWords(change: SessionChange, when: 'creating' | 'updating'): boolean {
  const fields = Object.keys(change) as SessionField[];
  return fields.some((field) => !choices.includes(field) && !(when === 'creating' && prefilled.includes(field)));
}
