import { expect } from 'vitest';
import { automation, keeping, like, list, ofClient, records, text, who, type StatedCall } from './stated-call.ts';

const pastOrNext = { current_situation: text, challenges: list };

const context = { clientId: '{organization}', userId: '{user}' };
const content: StatedCall[] = [
  {
    ids: 'S7-PROXY-08, S7-CONT-01/03/08',
    method: 'POST',
    path: `${automation}/content/process-document/route`,
    body: {
      documents: [
        {
          fileKey: 'key-1',
          name: 'prices.txt',
          size: 33,
          mimeType: 'text/plain',
          fileData: Buffer.from('A gate costs 420 euros, unmounted.').toString('base64'),
          metadata: { description: 'Prices', audience: ['Sales'] },
        },
      ],
      context,
      action: 'process',
      requestId: '1790000000000-abc',
    },
    reads: keeping(
      { status: 'success', documents: [{ fileKey: 'key-1', Status: 'completed', DocumentId: text }] },
      { document: ['documents', 0, 'DocumentId'] },
    ),
  },
  {
    ids: 'S7-CONT-05',
    method: 'POST',
    path: `${automation}/content/process-document/route`,
    body: {
      documents: [{ fileKey: 'key-1', name: 'prices.txt', metadata: {} }],
      context,
      action: 'retry',
      requestId: 'x',
    },
    reads: like({ status: 'success', documents: [{ fileKey: 'key-1', Status: 'completed' }] }),
  },
  {
    ids: 'S7-CONT-06',
    method: 'POST',
    path: `${automation}/content/process-document/route`,
    body: { action: 'update', documentId: '{document}', metadata: { tags: ['2026'] }, context, requestId: 'x' },
    reads: like({ status: 'success' }),
  },
  {
    ids: 'S7-PROXY-09',
    method: 'POST',
    path: `${automation}/content/process-weburl/route`,
    body: { url: '{site}/', fileKey: 'key-2', metadata: {}, context, action: 'process', requestId: 'y' },
    reads: like({ status: 'success', documents: [{ fileKey: 'key-2', Status: 'completed', DocumentId: text }] }),
  },
  {
    ids: 'S7-PROXY-10',
    method: 'POST',
    path: `${automation}/content/process-youtube/route`,
    body: {
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      fileKey: 'key-3',
      transcript: 'WEBVTT\n\n00:00.000 --> 00:04.000\nGates open in a second.',
      metadata: {},
      context,
      action: 'process',
      requestId: 'z',
    },
    reads: like({ status: 'success', documents: [{ fileKey: 'key-3', Status: 'completed', DocumentId: text }] }),
  },
  {
    ids: 'S7-READ-02',
    method: 'GET',
    path: `${records}/documents/fetch-by-client/route`,
    query: ofClient,
    reads: like({ documents: [{ id: text, fields: { Name: 'prices.txt', Tags: ['2026'] } }] }),
  },
  {
    ids: 'S7-READ-03',
    method: 'GET',
    path: `${records}/videos/fetch-by-client`,
    query: ofClient,
    reads: like({ videos: [{ id: text }] }),
  },
  {
    ids: 'S7-READ-04',
    method: 'GET',
    path: `${records}/webpages/fetch-by-client`,
    query: ofClient,
    reads: like({ webpages: [{ id: text }] }),
  },
  {
    ids: 'S7-CONT-07/09',
    method: 'POST',
    path: `${automation}/content/process-document/route`,
    body: { action: 'delete', documentIds: ['{document}'], context, requestId: 'x' },
    reads: (answer, known) => expect(answer).toMatchObject({ data: { success: true, deletedId: known['document'] } }),
    once: true,
  },
];

const preparing: StatedCall[] = [
  {
    ids: 'S7-PROXY-07',
    method: 'POST',
    path: `${automation}/meeting-prepper/route`,
    body: { ...who, firstName: 'Rhys', lastName: 'Tolland', company: '{site}', requestId: 'p-1' },
    reads: keeping(
      { status: 'success', data: { companyName: text, currentDiscQuestions: list, futureDiscQuestions: list } },
      { prospect: ['data', 'prepMeetingId'] },
    ),
  },
  {
    ids: 'S7-READ-05',
    method: 'GET',
    path: `${records}/prep-sessions/fetch-by-client`,
    query: ofClient,
    reads: like({ prepSessions: [{ prepMeetingId: text, lastName: 'Tolland' }] }),
  },
  {
    ids: 'S7-READ-07',
    method: 'GET',
    path: `${records}/prep-sessions/fetch-by-id/route`,
    query: '?prospectId={prospect}',
    reads: (answer, known) => expect(answer).toMatchObject({ prepSession: { prepMeetingId: known['prospect'] } }),
  },
];

const data = { firstName: 'Rhys', lastName: 'Tolland', companyName: 'Fernhollow', vision: 'No queues' };
const sessions: StatedCall[] = [
  {
    ids: 'S7-PROXY-04',
    method: 'POST',
    path: `${automation}/create-session/route`,
    body: { ...who, ...data, requestId: 's-1' },
    reads: keeping({ status: 'success', data: { sessionId: text } }, { session: ['data', 'sessionId'] }),
  },
  {
    ids: 'S7-PROXY-02',
    method: 'POST',
    path: `${automation}/discovery/route`,
    body: { ...who, ...data, sessionId: '{session}' },
    reads: like({
      status: 'success',
      data: { aiSummary: { currentState: { barrierThemes: list }, futureState: { outcomeThemes: list } } },
    }),
  },
  {
    ids: 'S7-PROXY-03',
    method: 'POST',
    path: `${automation}/solution/route`,
    body: { ...who, ...data, sessionId: '{session}' },
    reads: like({
      status: 'success',
      data: { solutionResponse: { solution_description: { transformation_journey: pastOrNext }, testimonials: list } },
    }),
  },
  {
    ids: 'S7-WRITE-02',
    method: 'PATCH',
    path: `${records}/sessions/update-session/route`,
    query: '?sessionId={session}',
    body: { roleTitle: 'Head of Ports' },
    reads: like({ status: 'success', data: { roleTitle: 'Head of Ports', vision: 'No queues' } }),
  },
  {
    ids: 'S7-WRITE-03',
    method: 'PATCH',
    path: `${records}/sessions/update-session/route`,
    query: '?sessionId={session}',
    body: { aiSummary: { currentState: { barrierThemes: ['Queues'] } }, solutionResponse: {} },
    reads: like({ status: 'success', data: { sessionId: text } }),
  },
  {
    ids: 'S7-READ-06',
    method: 'GET',
    path: `${records}/sessions/fetch-by-client`,
    query: ofClient,
    reads: (answer, known) => expect(answer).toMatchObject({ sessions: [{ sessionId: known['session'] }] }),
  },
  {
    ids: 'S7-READ-08',
    method: 'GET',
    path: `${records}/sessions/fetch-by-id/route`,
    query: '?sessionId={session}',
    reads: like({ session: { companyName: 'Fernhollow', roleTitle: 'Head of Ports' } }),
  },
  {
    ids: 'S7-PROXY-05, S7-SESS-01/03',
    method: 'POST',
    path: `${automation}/load-session/route`,
    body: { action: 'loadAll', clientId: '{client}' },
    reads: (answer) => {
      expect(Array.isArray(answer)).toBe(true);
      expect((answer as unknown[])[0]).toMatchObject({ data: { sessions: [{ companyName: 'Fernhollow' }] } });
    },
  },
  {
    ids: 'S7-SESS-06',
    method: 'POST',
    path: `${automation}/load-session/route`,
    body: { action: 'loadSingle', sessionId: '{session}' },
    reads: like({ status: 'success', data: { companyName: 'Fernhollow' } }),
  },
  {
    ids: 'S7-SESS-05',
    method: 'POST',
    path: `${automation}/load-session/route`,
    body: { action: 'delete', sessionId: '{session}' },
    reads: like({ status: text }),
    once: true,
  },
  {
    ids: 'S7-PROXY-06',
    method: 'POST',
    path: `${automation}/client/route`,
    body: who,
    reads: (answer, known) =>
      expect(answer).toMatchObject({
        status: 'success',
        data: { user: { email: known['email'] }, company: { name: 'Stated Ltd' } },
      }),
  },
  {
    ids: 'S7-WRITE-01',
    method: 'DELETE',
    path: `${records}/prep-sessions/delete/route`,
    query: '?prospectId={prospect}',
    reads: (answer) => expect(answer).toEqual({ success: true }),
    once: true,
  },
];

export const workCalls: readonly StatedCall[] = [...content, ...preparing, ...sessions];
