import { randomUUID } from 'node:crypto';
import { createApiKey } from '#contract/api-keys.ts';
import { askContent } from '#contract/ask.ts';
import { createProposalShare, findingKey } from '#contract/buyer.ts';
import { createSession, updateSession } from '#contract/discovery.ts';
import { saveFrame } from '#contract/frames.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { readProposal } from '#contract/proposal.ts';
import { saveTemplate } from '#contract/proposal-template.ts';
import { listDocuments } from '#contract/records-content.ts';
import { addLines } from '#contract/session-lines.ts';
import { createWebhook } from '#contract/webhooks.ts';
import type { DemoSession } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

/** Ids for screens with a URL of their own. */
export interface Filled {
  prep: string;
  session: string;
  /** Path of the page a buyer reads. */
  buyer: string;
  /** A document of the demo. */
  item: string;
}

/** Creates a call in progress with the demo's prospect, a shared proposal, a template and a frame. */
export async function fillDemo(product: Product, { headers }: DemoSession): Promise<Filled> {
  const meeting = {
    company: 'www.fernhollow.example',
    firstName: 'Rhys',
    lastName: 'Tolland',
    roleTitle: 'Chief Operating Officer',
  };
  const { prepMeetingId: prep } = (await callServer(product, startPrep, meeting, headers)).body;
  await until(async () => {
    const { prepSession } = (await callServer(product, readPrep, { prospectId: prep }, headers)).body;
    return prepSession.isPrepping ? null : true;
  }, 120_000);
  const made = await callServer(product, createSession, { prepMeetingId: prep }, headers);
  const sessionId = made.body.data?.sessionId ?? '';
  const said = [
    'They enter each load twice, and slips go missing in the yard',
    'The late loads cost us about 31,000 pounds a year in penalties.',
    'Where is our data stored, and is it encrypted?',
    'I will send you the pricing by Friday.',
  ];
  const lines = said.map((text, at) => ({ id: randomUUID(), kind: 'note' as const, atMs: 60_000 * (at + 1), text }));
  await callServer(product, addLines, { sessionId, lines }, headers);
  const fields = {
    barriers: ['Paper slips go missing between the yard and the office', 'Loads are typed in twice'],
    desiredOutcomes: ['Every load is known when it leaves'],
    currentFinancialImpact: 'GBP 31,000 a year in penalties',
    targetDate: '2027-03-01',
  };
  await callServer(product, updateSession, { sessionId, ...fields }, headers);
  await callServer(product, askContent, { question: 'Where is data stored?' }, headers);
  const key = await callServer(product, createApiKey, { name: 'Reporting', scopes: ['read'], days: 90 }, headers);
  const hook = { name: 'CRM', url: 'https://hooks.example/dealwright', events: ['prep.ready' as const] };
  const told = await callServer(product, createWebhook, hook, headers);
  // Otherwise an empty list would be checked as if it were full.
  for (const { status } of [key, told]) if (status !== 201) throw new Error(`the demo was not filled: ${status}`);
  const points = [
    { label: 'Works council', hint: 'Who has to agree?', facts: [], words: ['works council', 'union'] },
    { label: 'Money', hint: 'What is set aside for this?', facts: ['budget'], words: [] },
  ];
  await callServer(product, saveFrame, { frameId: randomUUID(), name: 'House frame', points }, headers);
  const terms = { id: randomUUID(), section: 'investment_summary', title: 'Terms', legal: true };
  const texts = [{ ...terms, text: 'Prices hold for 30 days and exclude sales tax.' }];
  const template = { order: [], leavesOut: [], texts, name: 'Short proposal', standard: false, revision: 0 };
  await callServer(product, saveTemplate, { templateId: randomUUID(), ...template }, headers);
  const [item] = (await callServer(product, listDocuments, {}, headers)).body.documents;
  if (item === undefined) throw new Error('the demo has no document');
  return { prep, session: sessionId, buyer: await share(product, headers, sessionId), item: item.id };
}

/** Creates a link to the proposal despite the check's findings; returns the path of its page. */
async function share(product: Product, headers: Record<string, string>, sessionId: string): Promise<string> {
  await callServer(product, readProposal, { sessionId }, headers);
  const input = { sessionId, shareId: randomUUID(), recipient: 'Rhys Tolland', days: 30 };
  const { body } = await callServer(product, createProposalShare, input, headers);
  const sendAnyway = body.findings.map((finding) => findingKey(finding));
  const link =
    body.link ?? (await callServer(product, createProposalShare, { ...input, sendAnyway }, headers)).body.link;
  return link === null ? '/' : new URL(link, product.address).pathname;
}
