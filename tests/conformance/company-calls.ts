import { expect } from 'vitest';
import { makeLogo } from '#tests/support/onboarding-steps.ts';
import { automation, keeping, like, ofClient, records, text, who, type StatedCall } from './stated-call.ts';

const user = {
  firstName: 'Ines',
  lastName: 'Falk',
  email: '{email}',
  clerkUserId: '{user}',
  clerkOrgMemId: '',
  clientId: '{organization}',
  instance: 'Development',
  role: 'org:admin',
};

const organization: StatedCall[] = [
  {
    ids: 'S7-ORG-01/02',
    method: 'POST',
    path: '/api/identity/org/create-org/route',
    body: { orgName: 'Another Ltd', adminEmail: '{email}', adminClerkUserId: '{user}' },
    reads: like({ organization: { id: text, name: 'Another Ltd' } }),
    once: true,
  },
  {
    ids: 'S7-ORG-03/04',
    method: 'POST',
    path: '/api/blob-upload/route',
    file: makeLogo,
    reads: keeping({ url: text }, { logo: ['url'] }),
  },
  {
    ids: 'S7-ORG-05/06, S9-DEF-01',
    method: 'POST',
    path: `${records}/client/create-client/route`,
    body: {
      orgName: 'Stated Ltd',
      clerkOrgId: '{organization}',
      orgWebsite: 'https://www.example.com',
      orgLogo: '{logo}',
      instance: 'Development',
      companyIndustry: 'Manufacturing',
      logoFilename: 'logo.png',
      logoMimeType: 'image/png',
      logoUploadedAt: '10/14/2026',
    },
    reads: keeping({ data: { id: text } }, { client: ['data', 'id'] }),
  },
  {
    ids: 'S7-ORG-07/08, S9-DEF-02',
    method: 'POST',
    path: `${records}/user/create-user/route`,
    body: { users: [user] },
    reads: () => undefined,
  },
  {
    ids: 'S7-ORG-09/10',
    method: 'GET',
    path: '/api/identity/org/get-org-members/route',
    query: '?organizationId={organization}',
    reads: (answer, known) =>
      expect(answer).toMatchObject({
        orgMembers: { data: [{ publicUserData: { userId: known['user'] }, id: text, role: 'org:admin' }] },
      }),
  },
  {
    ids: 'S7-ORG-11/12',
    method: 'POST',
    path: '/api/users/add-multi-user',
    body: {
      users: [
        { firstName: 'Mara', lastName: 'Vogt', email: 'mara@people.example', role: 'org:member' },
        { firstName: '', lastName: '', email: 'no address', role: 'org:member' },
      ],
      clerkOrgId: '{organization}',
      clientId: '{organization}',
    },
    reads: like({ results: [{ success: expect.any(Boolean) as boolean }, { success: false }] }),
  },
  {
    ids: 'S7-ORG-13/15',
    method: 'GET',
    path: `${records}/client/fetch-by-clerk-ids/route`,
    query: '?clerkUserId={user}&clerkOrgId={organization}',
    reads: (answer, known) =>
      expect(answer).toMatchObject({ user: { email: known['email'] }, company: { name: 'Stated Ltd' } }),
  },
  {
    ids: 'S7-ORG-13, optional clerkOrgId',
    method: 'GET',
    path: `${records}/client/fetch-by-clerk-ids/route`,
    query: '?clerkUserId={user}',
    reads: like({ user: { firstName: text }, company: { name: text } }),
  },
  {
    ids: 'S7-ORG-17',
    method: 'GET',
    path: `${records}/client/get-client-by-orgid/route`,
    query: '?clerkOrgId={organization}',
    reads: (answer, known) =>
      expect(answer).toMatchObject({ clients: [{ id: known['client'], fields: { 'Company Name': 'Stated Ltd' } }] }),
  },
  {
    ids: 'S7-ORG-18',
    method: 'GET',
    path: `${records}/client/fetch-users-by-client/route`,
    query: ofClient,
    reads: keeping({ users: [{ id: text, fields: { role: 'Admin' } }] }, { record: ['users', 0, 'id'] }),
  },
  {
    ids: 'S7-ORG-21/22, S7-CAL-01',
    method: 'PATCH',
    path: `${records}/client/update-user/route`,
    body: { recordId: '{record}', updateData: { CalendarBookingUrl: 'https://book.example.com/ines' } },
    reads: (answer, known) =>
      expect(answer).toMatchObject({
        record: { id: known['record'], fields: { CalendarBookingUrl: 'https://book.example.com/ines' } },
      }),
  },
  {
    ids: 'S7-ORG-23/24',
    method: 'PATCH',
    path: `${records}/client/update-client/route`,
    body: { recordId: '{client}', 'Company Website': 'https://www.example.org' },
    reads: (answer, known) => expect(answer).toEqual({ updatedRecordId: known['client'] }),
  },
  {
    ids: 'S7-ORG-19/20',
    method: 'GET',
    path: `${records}/subscription/get-subscription-by-clientid/route`,
    query: ofClient,
    needs: 'subscription',
    reads: like({
      subscriptions: [{ fields: { '# Users Subscribed': 3, Currency: 'usd' } }],
      subscription: { fields: { '# Users Subscribed': 3 } },
    }),
  },
];

const solutions: StatedCall[] = [
  {
    ids: 'S7-SOLN-02',
    method: 'POST',
    path: `${records}/solutions/create-solution/route`,
    body: { name: 'Gates', description: 'For ferries', clientId: '{client}' },
    reads: keeping(
      { solution: { id: text, fields: { 'Solution Name': 'Gates', Description: 'For ferries' } } },
      { solution: ['solution', 'id'] },
    ),
    once: true,
  },
  {
    ids: 'S7-SOLN-01',
    method: 'GET',
    path: `${records}/solutions/get-solutions-by-client/route`,
    query: ofClient,
    reads: like({ solutions: [{ fields: { 'Solution Name': 'Gates' } }] }),
  },
  {
    ids: 'S7-SOLN-03',
    method: 'PATCH',
    path: `${records}/solutions/update-solution/route`,
    body: { airtableRecordId: '{solution}', name: 'Quick gates', description: 'For all' },
    reads: like({ solution: { fields: { 'Solution Name': 'Quick gates', Description: 'For all' } } }),
  },
  {
    ids: 'S7-PROXY-11',
    method: 'POST',
    path: `${automation}/content/solution-options/route`,
    body: who,
    reads: like({ status: 'success', solutions: [{ id: text, name: 'Quick gates' }] }),
  },
  {
    ids: 'S7-SOLN-04',
    method: 'DELETE',
    path: `${records}/solutions/delete-solution/route`,
    body: { airtableRecordId: '{solution}' },
    reads: (answer) => expect(answer).toEqual({ deleted: true }),
    once: true,
  },
];

export const companyCalls: readonly StatedCall[] = [...organization, ...solutions];
