import { callServer } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';
import { fetchUsersByClient, getOrgMembers } from '#contract/members.ts';
import { createSolution } from '#contract/solutions.ts';

/** One call of the specification's section 7, as the load sends it. */
export interface StatedLoad {
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
}

interface Known {
  organizationId: string;
  prepId: string;
  sessionId: string;
}

/**
 * Returns the calls of section 7 that can be repeated unchanged. Leaves out those that create or delete a company, a
 * person, an invitation or a brief, and content processing, which the benches `content` and `walls` measure.
 */
export async function statedCalls(
  product: Product,
  headers: Record<string, string>,
  { organizationId, prepId, sessionId }: Known,
): Promise<StatedLoad[]> {
  const users = (await callServer(product, fetchUsersByClient, { clientId: organizationId }, headers)).body.users;
  const members = (await callServer(product, getOrgMembers, { organizationId }, headers)).body.orgMembers.data;
  const made = await callServer(
    product,
    createSolution,
    { name: 'Gates', description: 'For ferries', clientId: organizationId },
    headers,
  );
  const user = users[0];
  const ofClient = `?clientId=${organizationId}`;
  const records = '/api/records';
  const automation = '/api/automation';
  const who = { clientId: organizationId, userID: members[0]?.publicUserData.userId ?? '', requestId: 'bench' };
  const read = (name: string, path: string): StatedLoad => ({ name, method: 'GET', path });
  const write = (name: string, method: 'POST' | 'PATCH', path: string, body: unknown): StatedLoad => ({
    name,
    method,
    path,
    body,
  });
  return [
    read('org members', `/api/identity/org/get-org-members/route?organizationId=${organizationId}`),
    read('client by organization', `${records}/client/get-client-by-orgid/route?clerkOrgId=${organizationId}`),
    read('users of a client', `${records}/client/fetch-users-by-client/route${ofClient}`),
    read('subscription', `${records}/subscription/get-subscription-by-clientid/route${ofClient}`),
    read('solutions', `${records}/solutions/get-solutions-by-client/route${ofClient}`),
    read('documents', `${records}/documents/fetch-by-client/route${ofClient}`),
    read('videos', `${records}/videos/fetch-by-client${ofClient}`),
    read('web pages', `${records}/webpages/fetch-by-client${ofClient}`),
    read('prep sessions', `${records}/prep-sessions/fetch-by-client${ofClient}`),
    read('one prep session', `${records}/prep-sessions/fetch-by-id/route?prospectId=${prepId}`),
    read('sessions', `${records}/sessions/fetch-by-client${ofClient}`),
    read('one session', `${records}/sessions/fetch-by-id/route?sessionId=${sessionId}`),
    write('update a user', 'PATCH', `${records}/client/update-user/route`, {
      recordId: user?.id,
      updateData: { CalendarBookingUrl: 'https://book.example.com/ines' },
    }),
    write('update a client', 'PATCH', `${records}/client/update-client/route`, {
      recordId: organizationId,
      'Company Website': 'https://www.example.org',
    }),
    write('create a solution', 'POST', `${records}/solutions/create-solution/route`, {
      name: 'Solution [<id>]',
      description: 'What it does.',
      clientId: organizationId,
    }),
    write('update a solution', 'PATCH', `${records}/solutions/update-solution/route`, {
      airtableRecordId: made.body.solution?.id,
      name: 'Quick gates',
      description: 'For all',
    }),
    write('update a session', 'PATCH', `${records}/sessions/update-session/route?sessionId=${sessionId}`, {
      roleTitle: 'Head of Ports',
    }),
    write('create a session', 'POST', `${automation}/create-session/route`, { ...who, requestId: '[<id>]' }),
    write('load all sessions', 'POST', `${automation}/load-session/route`, { action: 'loadAll' }),
    write('load one session', 'POST', `${automation}/load-session/route`, { action: 'loadSingle', sessionId }),
    write('discovery', 'POST', `${automation}/discovery/route`, { ...who, sessionId, vision: 'No queues' }),
    write('solution', 'POST', `${automation}/solution/route`, { ...who, sessionId, vision: 'No queues' }),
    write('client', 'POST', `${automation}/client/route`, who),
    write('solution options', 'POST', `${automation}/content/solution-options/route`, who),
  ];
}
