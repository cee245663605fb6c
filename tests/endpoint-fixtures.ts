/** Real things of another company, and what the caller's own company needs to reach them. */
export interface World {
  theirs: {
    organizationId: string;
    userId: string;
    memberId: string;
    invitationId: string;
    prepId: string;
    noteId: string;
    shareId: string;
    sessionId: string;
    solutionId: string;
    checkoutId: string;
    domainId: string;
    contentId: string;
    questionId: string;
    discoveryId: string;
    cardId: string;
    frameId: string;
    templateId: string;
    keyId: string;
    webhookId: string;
    exportId: string;
    importId: string;
  };
  ours: { memberId: string; userId: string; prepId: string };
}

export interface Fixture {
  /** Of a call with several actions, the one that takes the id. */
  actions?: Record<string, string>;
  /** The other keys that the call needs. */
  base?: (world: World) => Record<string, unknown>;
  /** Per key that takes an id: another company's real one. */
  foreign: Record<string, (world: World) => string>;
}

const client = { clientId: (world: World) => world.theirs.organizationId };
const prospect: Fixture = { foreign: { prospectId: (world) => world.theirs.prepId } };
const content: Fixture = { foreign: { contentId: (world) => world.theirs.contentId } };
/** What the content proxies delete, change and read again. */
const contentProxy: Fixture = {
  actions: { documentId: 'update', documentIds: 'delete' },
  foreign: { documentId: (world) => world.theirs.contentId, documentIds: (world) => world.theirs.contentId },
};
const invitation: Fixture = { foreign: { invitationId: (world) => world.theirs.invitationId } };

const discovery: Fixture = { foreign: { sessionId: (world) => world.theirs.discoveryId } };
const lineOf = (base: Record<string, unknown> = {}): Fixture => ({
  base: () => ({ lineId: '88888888-8888-4888-8888-888888888888', ...base }),
  ...discovery,
});

const versionOf: Fixture = { base: () => ({ versionId: '88888888-8888-4888-8888-888888888888' }), ...discovery };

const webhook: Fixture = { foreign: { webhookId: (world) => world.theirs.webhookId } };
const domain = { foreign: { domainId: (world: World) => world.theirs.domainId } };

/** Every call that takes an id stands here; one that is added without a line fails below. */
export const fixtures: Record<string, Fixture> = {
  'GET /api/records/prep-sessions/fetch-by-client': { foreign: client },
  'GET /api/records/prep-sessions/fetch-by-id/route': prospect,
  'PATCH /api/preps/:prospectId/claims/:claimId': {
    base: () => ({ claimId: 'companySummary-1', was: 'x', pinned: true }),
    ...prospect,
  },
  'PUT /api/preps/:prospectId/notes/:noteId': {
    base: () => ({ noteId: '88888888-8888-4888-8888-888888888888', text: 'x' }),
    ...prospect,
  },
  'DELETE /api/preps/:prospectId/notes/:noteId': {
    base: (world) => ({ prospectId: world.ours.prepId, noteId: '88888888-8888-4888-8888-888888888888' }),
    foreign: { ...prospect.foreign, noteId: (world) => world.theirs.noteId },
  },
  'GET /api/sessions/:sessionId/coach': discovery,
  'POST /api/sessions/:sessionId/coach/help': discovery,
  'POST /api/sessions/:sessionId/coach/snooze': { base: () => ({ minutes: 5 }), ...discovery },
  'PUT /api/sessions/:sessionId/coach/verbosity': { base: () => ({ verbosity: 'low' }), ...discovery },
  'POST /api/sessions/:sessionId/coach/cards': { base: () => ({ cardId: 'card-1', state: 'used' }), ...discovery },
  'POST /api/sessions/:sessionId/coach/suggestions': lineOf({ field: 'budget', state: 'accepted' }),
  'GET /api/sessions/:sessionId/coach/promises': discovery,
  'GET /api/sessions/:sessionId/coach/topics': discovery,
  'GET /api/sessions/:sessionId/coach/facts': discovery,
  'POST /api/sessions/:sessionId/coach/promises': lineOf({ text: 'x', kept: true }),
  'GET /api/preps/:prospectId/earlier-calls': prospect,
  'GET /api/preps/:prospectId/sessions': prospect,
  'DELETE /api/api-keys/:keyId': { foreign: { keyId: (world) => world.theirs.keyId } },
  'PATCH /api/webhooks/:webhookId': {
    base: () => ({ name: 'x', url: 'https://x.example', events: ['prep.ready'], on: true }),
    ...webhook,
  },
  'POST /api/exports/:exportId/cancel': { foreign: { exportId: (world) => world.theirs.exportId } },
  'POST /api/exports/:exportId/link': { foreign: { exportId: (world) => world.theirs.exportId } },
  'POST /api/imports/:importId/cancel': { foreign: { importId: (world) => world.theirs.importId } },
  'DELETE /api/webhooks/:webhookId': webhook,
  'POST /api/webhooks/:webhookId/test': webhook,
  'GET /api/webhooks/:webhookId/deliveries': webhook,
  'POST /api/webhooks/:webhookId/deliveries/:deliveryId/resend': {
    base: () => ({ deliveryId: '88888888-8888-4888-8888-888888888888' }),
    ...webhook,
  },
  'PUT /api/coach-cards/:cardId': {
    base: () => ({
      cardId: '88888888-8888-4888-8888-888888888888',
      on: true,
      kind: 'price',
      trigger: 'phrase',
      words: ['too expensive'],
      say: 'x',
      ask: 'y?',
    }),
    foreign: { proofId: (world) => world.theirs.contentId },
  },
  'DELETE /api/coach-cards/:cardId': { foreign: { cardId: (world) => world.theirs.cardId } },
  'DELETE /api/qualification-frames/:frameId': { foreign: { frameId: (world) => world.theirs.frameId } },
  'POST /api/coach-cards/try': {
    base: () => ({
      kind: 'price',
      trigger: 'phrase',
      saidBy: 'prospect',
      words: ['too expensive'],
      say: 'x',
      ask: 'y?',
    }),
    ...discovery,
  },
  'POST /api/automation/solution/route': { foreign: { ...client, sessionId: (world) => world.theirs.discoveryId } },
  'GET /api/sessions/:sessionId/proposal': discovery,
  'PUT /api/sessions/:sessionId/proposal/layout': {
    base: () => ({ layout: { order: [], hidden: [], locked: [], own: [], assumptions: {} }, revision: 0 }),
    ...discovery,
  },
  'PUT /api/proposal-templates/:templateId/archived': {
    base: () => ({ templateId: '88888888-8888-4888-8888-888888888888', archived: true }),
    foreign: { templateId: (world) => world.theirs.templateId },
  },
  'PUT /api/sessions/:sessionId/proposal/blocks/:blockId/format': {
    base: () => ({ blockId: 'vision', lines: [] }),
    ...discovery,
  },
  'POST /api/sessions/:sessionId/proposal/blocks/:blockId/rewrite': {
    base: () => ({ blockId: 'vision', kind: 'shorter' }),
    ...discovery,
  },
  'GET /api/sessions/:sessionId/proposal/check': discovery,
  'POST /api/sessions/:sessionId/proposal/document': { base: () => ({ format: 'md' }), ...discovery },
  'POST /api/sessions/:sessionId/proposal/versions': discovery,
  'GET /api/sessions/:sessionId/proposal/versions/:versionId': versionOf,
  'PUT /api/sessions/:sessionId/proposal/questions/:questionId': {
    base: () => ({ questionId: '88888888-8888-4888-8888-888888888888', answered: true }),
    ...discovery,
  },
  'PUT /api/sessions/:sessionId/proposal/questions/:questionId/answer': {
    base: () => ({ questionId: '88888888-8888-4888-8888-888888888888', text: 'Yes.' }),
    ...discovery,
  },
  'GET /api/sessions/:sessionId/proposal/shares': discovery,
  'GET /api/sessions/:sessionId/proposal/approvals': discovery,
  'POST /api/sessions/:sessionId/proposal/approvals': discovery,
  'PUT /api/sessions/:sessionId/proposal/approvals/:versionId': {
    base: () => ({ versionId: '88888888-8888-4888-8888-888888888888', decision: 'approved' }),
    ...discovery,
  },
  'PUT /api/sessions/:sessionId/proposal/shares/:shareId': {
    base: () => ({ shareId: '88888888-8888-4888-8888-888888888888', days: 1 }),
    ...discovery,
  },
  'DELETE /api/sessions/:sessionId/proposal/shares/:shareId': {
    base: () => ({ shareId: '88888888-8888-4888-8888-888888888888' }),
    ...discovery,
  },
  'POST /api/sessions/:sessionId/proposal/versions/:versionId/restore': versionOf,
  'POST /api/preps/:prospectId/refresh': prospect,
  'POST /api/preps/:prospectId/sections/:section/retry': { base: () => ({ section: 'painPoints' }), ...prospect },
  'POST /api/preps/:prospectId/duplicate': { base: () => ({ requestId: 'x' }), ...prospect },
  'POST /api/preps/:prospectId/document': prospect,
  'POST /api/preps/:prospectId/mail': prospect,
  'GET /api/preps/:prospectId/shares': prospect,
  'PUT /api/preps/:prospectId/shares/:shareId': {
    base: () => ({ shareId: '88888888-8888-4888-8888-888888888888', days: 1 }),
    ...prospect,
  },
  'DELETE /api/preps/:prospectId/shares/:shareId': {
    base: (world) => ({ prospectId: world.ours.prepId, shareId: '88888888-8888-4888-8888-888888888888' }),
    foreign: { ...prospect.foreign, shareId: (world) => world.theirs.shareId },
  },
  'POST /api/automation/meeting-prepper/route': {
    base: () => ({ firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' }),
    foreign: client,
  },
  'POST /api/preps/:prospectId/cancel': prospect,
  'POST /api/preps/:prospectId/retry': prospect,
  'DELETE /api/records/prep-sessions/delete/route': prospect,
  'GET /api/records/sessions/fetch-by-client': { foreign: client },
  'GET /api/records/sessions/fetch-by-id/route': discovery,
  'PATCH /api/records/sessions/update-session/route': { base: () => ({ vision: 'x' }), ...discovery },
  'POST /api/automation/load-session/route': {
    actions: { sessionId: 'delete', clientId: 'loadAll' },
    foreign: { ...client, ...discovery.foreign },
  },
  'POST /api/automation/create-session/route': {
    foreign: { ...client, prepMeetingId: (world) => world.theirs.prepId },
  },
  'POST /api/automation/discovery/route': { foreign: { ...client, ...discovery.foreign } },
  'POST /api/sessions/:sessionId/lines': {
    base: () => ({ lines: [{ id: '88888888-8888-4888-8888-888888888888', kind: 'note', atMs: 0, text: 'x' }] }),
    ...discovery,
  },
  'GET /api/sessions/:sessionId/lines': discovery,
  'PATCH /api/sessions/:sessionId/lines/:lineId': lineOf({ text: 'x', was: 'y' }),
  'DELETE /api/sessions/:sessionId/lines/:lineId': lineOf(),
  'POST /api/sessions/:sessionId/words': { base: () => ({ from: 'x', to: 'y' }), ...discovery },
  'POST /api/sessions/:sessionId/speakers': {
    base: () => ({ change: { kind: 'mine', speakerId: 'x' } }),
    ...discovery,
  },
  'POST /api/sessions/:sessionId/questions/:questionId': {
    base: () => ({ questionId: 'current-1', asked: true }),
    ...discovery,
  },
  'POST /api/sessions/:sessionId/begin': discovery,
  'POST /api/sessions/:sessionId/end': { base: () => ({ ended: true }), ...discovery },
  'PUT /api/sessions/:sessionId/writers': { base: () => ({ userIds: [] }), ...discovery },
  'POST /api/sessions/:sessionId/transcript': {
    base: () => ({ requestId: '88888888-8888-4888-8888-888888888888', text: 'Ana: x' }),
    ...discovery,
  },
  'POST /api/sessions/:sessionId/ask': { base: () => ({ question: 'x' }), ...discovery },
  'POST /api/sessions/:sessionId/captures': {
    base: () => ({ captureId: '88888888-8888-4888-8888-888888888888', mode: 'microphone', consent: true }),
    ...discovery,
  },
  'POST /api/sessions/:sessionId/pieces': {
    base: () => ({
      captureId: '88888888-8888-4888-8888-888888888888',
      pieceId: '88888888-8888-4888-8888-888888888889',
      channel: 'mic',
      side: 'rep',
      number: 0,
      atMs: 0,
      durationMs: 0,
      overlapMs: 0,
      text: 'x',
    }),
    ...discovery,
  },
  'GET /api/identity/org/get-org-members/route': {
    foreign: { organizationId: (world) => world.theirs.organizationId },
  },
  'GET /api/records/client/fetch-by-clerk-ids/route': {
    base: (world) => ({ clerkUserId: world.ours.userId }),
    foreign: { clerkUserId: (world) => world.theirs.userId, clerkOrgId: (world) => world.theirs.organizationId },
  },
  'POST /api/automation/client/route': {
    foreign: {
      ...client,
      clerkOrgId: (world) => world.theirs.organizationId,
      clerkUserId: (world) => world.theirs.userId,
      userID: (world) => world.theirs.userId,
    },
  },
  'GET /api/records/client/fetch-users-by-client/route': { foreign: client },
  'PATCH /api/records/client/update-user/route': {
    base: () => ({ updateData: { CalendarBookingUrl: '' } }),
    foreign: { recordId: (world) => world.theirs.memberId },
  },
  'POST /api/users/add-multi-user': {
    base: () => ({ users: [] }),
    foreign: { ...client, clerkOrgId: (world) => world.theirs.organizationId },
  },
  'POST /api/team/invitations/:invitationId/resend': invitation,
  'POST /api/team/invitations/:invitationId/link': invitation,
  'DELETE /api/team/invitations/:invitationId': invitation,
  'PATCH /api/team/members/:memberId': {
    base: () => ({ role: 'org:member' }),
    foreign: { memberId: (world) => world.theirs.memberId },
  },
  'DELETE /api/team/members/:memberId': {
    base: (world) => ({ memberId: world.ours.memberId }),
    foreign: { memberId: (world) => world.theirs.memberId, workTo: (world) => world.theirs.userId },
  },
  'POST /api/team/leave': { foreign: { memberId: (world) => world.theirs.memberId } },
  'POST /api/trash/restore': { base: () => ({ kind: 'content' }), foreign: { id: (world) => world.theirs.contentId } },
  'POST /api/trash/delete': { base: () => ({ kind: 'prep' }), foreign: { id: (world) => world.theirs.prepId } },
  'POST /api/sign-in-domains/:domainId/prove': domain,
  'PATCH /api/sign-in-domains/:domainId': { base: () => ({ required: false }), ...domain },
  'DELETE /api/sign-in-domains/:domainId': domain,
  'POST /api/records/client/create-client/route': {
    base: () => ({ orgName: 'Ours', orgWebsite: 'https://ours.example', companyIndustry: 'SaaS' }),
    foreign: { clerkOrgId: (world) => world.theirs.organizationId },
  },
  'GET /api/records/client/get-client-by-orgid/route': {
    foreign: { clerkOrgId: (world) => world.theirs.organizationId },
  },
  'PATCH /api/records/client/update-client/route': { foreign: { recordId: (world) => world.theirs.organizationId } },
  'GET /api/records/solutions/get-solutions-by-client/route': { foreign: client },
  'POST /api/records/solutions/create-solution/route': { base: () => ({ name: 'Ours' }), foreign: client },
  'PATCH /api/records/solutions/update-solution/route': {
    base: () => ({ name: 'Ours' }),
    foreign: { airtableRecordId: (world) => world.theirs.solutionId },
  },
  'DELETE /api/records/solutions/delete-solution/route': {
    foreign: { airtableRecordId: (world) => world.theirs.solutionId },
  },
  'POST /api/automation/content/solution-options/route': { foreign: client },
  'POST /api/automation/content/process-document/route': contentProxy,
  'POST /api/automation/content/process-weburl/route': contentProxy,
  'POST /api/automation/content/process-youtube/route': contentProxy,
  'GET /api/records/documents/fetch-by-client/route': { foreign: client },
  'GET /api/records/videos/fetch-by-client': { foreign: client },
  'GET /api/records/webpages/fetch-by-client': { foreign: client },
  'GET /api/content/items/:contentId': content,
  'GET /api/content/items/:contentId/text': content,
  'GET /api/content/items/:contentId/file': content,
  'DELETE /api/content/questions/:questionId': { foreign: { questionId: (world) => world.theirs.questionId } },
  'POST /api/payments/checkout': {
    base: () => ({ item: { kind: 'subscription', plan: 'monthly', seats: 1 } }),
    foreign: client,
  },
  'GET /api/payments/test-checkout/:sessionId': { foreign: { sessionId: (world) => world.theirs.checkoutId } },
  'POST /api/payments/test-checkout/:sessionId/settle': {
    base: () => ({ outcome: 'cancel' }),
    foreign: { sessionId: (world) => world.theirs.checkoutId },
  },
  'GET /api/records/subscription/get-subscription-by-clientid/route': { foreign: client },
  'DELETE /api/identity/sign-ins/:id': { foreign: { id: (world) => world.theirs.sessionId } },
};

/** Keys that look like an id and name nothing that is stored for others. */
export const noIds: Record<string, string> = {
  'GET /api/audit-log beforeId':
    'only the place in the order of one’s own entries: it names where a page begins, and reads nothing',
  'POST /api/automation/content/process-document/route requestId':
    'the caller’s own word against a request that is sent again',
  'POST /api/automation/content/process-weburl/route requestId': 'the same',
  'POST /api/automation/content/process-youtube/route requestId': 'the same',
  'POST /api/content/retrain contentIds':
    'answers those that were there; web-and-video.db.test.ts sends another company’s',
  'POST /api/content/edit-many contentIds': 'the same',
  'POST /api/content/progress contentIds': 'the same',
  'POST /api/preps requestId': 'the caller’s own word against double clicks',
  'PATCH /api/preps/:prospectId/claims/:claimId claimId': 'names a sentence of the preparation beside it',
  'PUT /api/proposal-templates/:templateId templateId': 'made by the caller, and kept within their organization',
  'PUT /api/qualification-frames/:frameId frameId': 'made by the caller, and kept within their organization',
  'PUT /api/coach-cards/:cardId cardId': 'made by the caller, and kept within their organization',
  'POST /api/webhooks/:webhookId/deliveries/:deliveryId/resend deliveryId':
    'looked for within the webhook beside it; webhooks.db.test.ts sends another company’s',
  'POST /api/sessions/:sessionId/coach/promises lineId': 'names a line of the session beside it',
  'PUT /api/preps/:prospectId/notes/:noteId noteId': 'made by the caller, and kept within the preparation beside it',
  'PUT /api/preps/:prospectId/shares/:shareId shareId': 'made by the caller, and kept within the organization',
  'PUT /api/sessions/:sessionId/proposal/shares/:shareId shareId': 'the same',
  'PUT /api/sessions/:sessionId/proposal/shares/:shareId versionId':
    'looked for within the session beside it; buyer.db.test.ts sends another company’s',
  'DELETE /api/sessions/:sessionId/proposal/shares/:shareId shareId': 'the same',
  'POST /api/preps/:prospectId/sections/:section/retry section': 'one of eight words',
  'POST /api/preps/:prospectId/duplicate requestId': 'the caller’s own word against double clicks',
  'POST /api/automation/meeting-prepper/route userID': 'not believed: the caller is the rep',
  'POST /api/automation/meeting-prepper/route requestId': 'the caller’s own word against double clicks',
  'PATCH /api/records/sessions/update-session/route solutionId': 'text beside the name of the solution',
  'POST /api/automation/create-session/route solutionId': 'the same',
  'POST /api/automation/discovery/route solutionId': 'the same',
  'POST /api/automation/solution/route solutionId': 'the same',
  'POST /api/automation/solution/route userID': 'not believed',
  'POST /api/automation/solution/route requestId': 'the same',
  'POST /api/sessions/:sessionId/proposal/versions/:versionId/restore versionId':
    'names a version of the session beside it',
  'GET /api/sessions/:sessionId/proposal/versions/:versionId versionId': 'the same',
  'PUT /api/sessions/:sessionId/proposal/approvals/:versionId versionId': 'the same',
  'POST /api/sessions/:sessionId/proposal/document versionId': 'the same',
  'POST /api/sessions/:sessionId/proposal/blocks/:blockId/rewrite blockId': 'names a block of the session beside it',
  'PUT /api/sessions/:sessionId/proposal/blocks/:blockId/format blockId': 'names a block of the session beside it',
  'POST /api/automation/create-session/route userID': 'not believed: the caller is the rep',
  'POST /api/automation/client/route requestId': 'the caller’s own word',
  'POST /api/automation/discovery/route userID': 'not believed',
  'POST /api/automation/load-session/route userID': 'not believed',
  'POST /api/automation/create-session/route requestId': 'the caller’s own word against double clicks',
  'POST /api/automation/discovery/route requestId': 'the same',
  'POST /api/automation/load-session/route requestId': 'the same',
  'PATCH /api/sessions/:sessionId/lines/:lineId lineId': 'names a line of the session beside it',
  'DELETE /api/sessions/:sessionId/lines/:lineId lineId': 'the same',
  'POST /api/sessions/:sessionId/coach/suggestions lineId': 'the same',
  'POST /api/sessions/:sessionId/coach/cards cardId': 'names a card of the session beside it',
  'POST /api/sessions/:sessionId/questions/:questionId questionId': 'names a question of the session beside it',
  'PUT /api/sessions/:sessionId/proposal/questions/:questionId questionId':
    'names a question on the proposal beside it',
  'PUT /api/sessions/:sessionId/proposal/questions/:questionId/answer questionId':
    'names a question on the proposal beside it',
  'POST /api/sessions/:sessionId/captures captureId': 'made by the caller, and kept within the session beside it',
  'POST /api/sessions/:sessionId/pieces captureId': 'names a capture of the caller in the session beside it',
  'POST /api/sessions/:sessionId/pieces pieceId': 'made by the caller, and kept within the session beside it',
  'POST /api/sessions/:sessionId/transcript requestId': 'made by the caller, and kept within the session beside it',
  'PUT /api/sessions/:sessionId/writers userIds': 'taken of members alone; discovery.db.test.ts sends a stranger',
  'POST /api/shared-brief token': 'whoever holds the link may read it, from any company or none',
  'POST /api/payments/reconcile sessionId': 'says only whether the caller’s own company has a subscription',
  'POST /api/identity/org/create-org/route adminClerkUserId': 'not believed: the caller is the admin',
  'GET /api/invitations/:ticket ticket': 'whoever holds the link may read it, from any company or none',
  'POST /api/invitations/:ticket/accept ticket': 'opens for the invited address alone',
};
