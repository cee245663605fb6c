import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const callTest = 'web/lib/call.test.ts';
const solutionService = 'web/features/solutions/solution-service.test.ts';
const failures = 'tests/e2e/stated-failures.spec.ts';
const lookUp = 'web/features/onboarding/look-up-client.test.ts';
const uploads = 'web/features/uploads/run-uploads.test.ts';
const onboarding = 'tests/e2e/onboarding.spec.ts';
const waits = 'tests/e2e/waits.spec.ts';
const contentJourney = 'tests/e2e/content.spec.ts';
const discovery = 'tests/e2e/discovery.spec.ts';

/** Each stated text or rule of section 8, with the test that shows it where it arises and what stands there. */
const shown: readonly (readonly [ids: string, by: string, ...words: string[]])[] = [
  ['S8-HOOK-01', callTest, 'automation webhook rejected request (400): ', 'Invalid payload format'],
  ['S8-HOOK-02', callTest, 'HTTP error! Status: '],
  ['S8-HOOK-03', callTest, 'INVALID_URL'],
  ['S8-HOOK-04', callTest, 'API Error'],
  ['S8-HOOK-05', callTest, 'Request timeout after all retries'],
  ['S8-HOOK-06', callTest, 'Response validation failed', 'VALIDATION'],
  ['S8-HOOK-07', callTest, 'Unexpected end of makeApiRequest'],
  ['S8-SOLSV-01', solutionService, 'Auth token getter not initialized. Call setSolutionServiceAuth first.'],
  ['S8-SOLSV-02', solutionService, 'No authentication token available'],
  ['S8-SOLSV-03', callTest, 'HTTP error! status: '],
  ['S8-SOLSV-04', failures, 'No solution returned from create API'],
  ['S8-SOLSV-05', failures, 'No solution returned from update API'],
  ['S8-SOLSV-06', failures, 'Failed to delete solution'],
  ['S8-SOLSV-07', failures, 'Failed to load solutions'],
  ['S8-SOLSV-08', failures, 'Failed to add solution'],
  ['S8-SOLSV-09', failures, 'Failed to update solution'],
  ['S8-SOLSV-10', failures, 'Solution not found'],
  ['S8-SOLTO-01/02', failures, "'Solutions loaded successfully')).toContainText('Success')"],
  ['S8-SOLTO-03', failures, 'Solution added successfully'],
  ['S8-SOLTO-04', failures, 'Solution updated successfully'],
  ['S8-SOLTO-05', failures, 'Solution deleted successfully'],
  ['S8-SOLTO-06/07', failures, "'Failed to load solutions.')).toContainText('Error')"],
  ['S8-SOLTO-08', onboarding, 'Your workspace is ready!'],
  ['S8-ONB-01', failures, 'Broken for a test'],
  ['S8-ONB-02', 'tests/e2e/settings.spec.ts', 'Failed to create organization'],
  ['S8-ONB-03/04', failures, 'An error occurred during setup. Please try again.', "data: { id: '' }"],
  ['S8-ONB-05', failures, 'Missing data', 'Please complete previous steps first.'],
  ['S8-ONB-06', onboarding, 'Invalid Input'],
  ['S8-ONB-07', onboarding, 'Invite Error', 'Failed to send invites. Please try again.'],
  ['S8-ONB-08', onboarding, '1 invite(s) sent successfully. 1 invite(s) failed.'],
  ['S8-ONB-09', onboarding, 'Onboarding Summary'],
  ['S8-ONB-10', waits, 'Verification Timeout'],
  ['S8-ONB-11', waits, 'Verification Error'],
  ['S8-ONB-12', waits, 'Subscription Confirmed!'],
  ['S8-ONB-13', waits, 'Continue Setup'],
  ['S8-ONB-14', waits, 'Could not retrieve subscription data. Proceeding to team setup.'],
  ['S8-ONB-15', failures, 'Error: Unable to load client data. Please try again.'],
  ['S8-ONB-16', 'tests/e2e/settings.spec.ts', 'Failed to load account data. Please try again.'],
  ['S8-ONB-17', failures, 'Failed to switch organizations. Please try again.'],
  ['S8-LOOK-01', lookUp, 'HTTP error! status: '],
  ['S8-LOOK-02', lookUp, 'Failed to parse JSON response'],
  ['S8-LOOK-03', lookUp, 'Failed to fetch client data'],
  ['S8-CAL-01', 'server/features/team/team.db.test.ts', 'User record not found'],
  ['S8-CAL-02', failures, 'Failed to update calendar booking URL'],
  ['S8-CAL-03', 'tests/e2e/team.spec.ts', 'Calendar booking URL updated successfully'],
  ['S8-CONF-01', 'tests/e2e/configuration.spec.ts', 'Missing required environment variables'],
  ['S8-CONF-02', callTest, 'Authentication token not available'],
  [
    'S8-CONF-03',
    'web/features/discovery/discovery-context.test.ts',
    'useDiscovery must be used within a DiscoveryProvider',
  ],
  ['S8-CONT-01', uploads, 'Failed to process ', 'Unknown error'],
  ['S8-CONT-02', uploads, 'Successfully processed '],
  ['S8-CONT-03', uploads, 'Could not find document to retry'],
  ['S8-CONT-04', uploads, 'Failed to retry document processing'],
  ['S8-CONT-05', uploads, 'Retry failed'],
  ['S8-CONT-06', contentJourney, 'Failed to process document'],
  ['S8-CONT-07', 'tests/e2e/content-ask.spec.ts', 'Failed to load documents'],
  ['S8-CONT-08', failures, 'Failed to update document'],
  ['S8-CONT-09', contentJourney, 'Failed to initiate delete operation'],
  ['S8-CONT-10', failures, "'Failed to delete document')).toContainText(': It is in use')"],
  ['S8-CONT-11', contentJourney, 'Document deleted successfully'],
  ['S8-CONT-12', contentJourney, 'Starting deletion of '],
  ['S8-CONT-13', failures, 'No response received from delete endpoint'],
  ['S8-SESS-01', failures, 'Failed to delete session'],
  ['S8-SESS-02', discovery, 'Failed to load sessions'],
  ['S8-SESS-03', discovery, 'No response received from sessions endpoint'],
  ['S8-SESS-04', discovery, 'Invalid response format'],
  ['S8-SESS-05', discovery, 'Session not found in Airtable'],
  ['S8-SESS-06', failures, 'No response received from session endpoint'],
  ['S8-SESS-07', failures, 'Failed to load session'],
  ['S8-SESS-08', failures, 'Prep session not found'],
  ['S8-SESS-09', failures, 'Failed to load prep sessions'],
  ['S8-SESS-10', failures, 'Failed to load prep session'],
  ['S8-SESS-11', failures, 'Failed to load prep session details'],
  ['S8-SESS-12', 'tests/e2e/brief.spec.ts', 'Prep session deleted successfully'],
  ['S8-SESS-13', failures, 'Failed to delete prep session'],
  ['S8-SESS-14', failures, 'Client ID not available'],
];

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");

test.each(shown)('%s is shown by %s', (_ids, by, ...words) => {
  const file = textOf(by);
  expect(words.filter((each) => !file.includes(each))).toEqual([]);
});
