import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { automationNames, type AutomationName } from '#contract/automation.ts';
import { processDocument, processWebUrl, processYoutube } from '#contract/content.ts';
import { createSession, sessionsAnswerSchema, summarizeDiscovery, unwrapAnswer } from '#contract/discovery.ts';
import { lookUpClient } from '#contract/members.ts';
import { meetingPrepper } from '#contract/prep.ts';
import { draftSolution } from '#contract/proposal.ts';
import { solutionOptions } from '#contract/solutions.ts';

const workflowSchema = z.object({
  nodes: z.array(
    z.object({ id: z.string(), name: z.string(), type: z.string(), parameters: z.record(z.string(), z.unknown()) }),
  ),
  connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
});
const workflow = workflowSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'deploy', 'n8n', 'dealwright.json'), 'utf8')),
);
const node = (name: string) => workflow.nodes.find((each) => each.name === name);
const next = (name: string): string => workflow.connections[name]?.main[0]?.[0]?.node ?? '';

/** What each call sends, and the shape its response must have. */
const calls: Record<AutomationName, { sends: object; shape: z.ZodType }> = {
  discovery: { sends: { barriers: ['Paper slips'], outcomes: ['One screen'] }, shape: summarizeDiscovery.output },
  solution: { sends: { barriers: [] }, shape: draftSolution.output },
  'create-session': { sends: { requestId: 'r-1' }, shape: createSession.output },
  'load-session': { sends: { action: 'loadAll' }, shape: sessionsAnswerSchema },
  client: { sends: {}, shape: lookUpClient.output },
  'meeting-prepper': { sends: { firstName: 'Ada', lastName: 'Byron' }, shape: meetingPrepper.output },
  'content/process-document': {
    sends: { action: 'process', documents: [{ fileKey: 'a' }, { fileKey: 'b' }] },
    shape: processDocument.output,
  },
  'content/process-weburl': { sends: { action: 'process', url: 'https://a.example' }, shape: processWebUrl.output },
  'content/process-youtube': { sends: { action: 'delete', documentIds: ['a', 'b'] }, shape: processYoutube.output },
  'content/solution-options': { sends: {}, shape: solutionOptions.output },
};

/** Returns what n8n would respond: runs the node's code in isolation, with the two names it uses. */
function answerOf(name: AutomationName, body: object): unknown {
  const code = String(node(`Answer ${name}`)?.parameters['jsCode']);
  const items: unknown = runInNewContext(`(() => {${code}})()`, { $json: { body }, $execution: { id: '7' } });
  return z.tuple([z.object({ json: z.unknown() })]).parse(JSON.parse(JSON.stringify(items)))[0].json;
}

describe('the n8n workflow', () => {
  test.each(automationNames)('takes %s and replies in the shape of the contract', (name) => {
    const hook = node(`Call ${name}`);
    expect(hook?.type).toBe('n8n-nodes-base.webhook');
    expect(hook?.parameters).toMatchObject({
      httpMethod: 'POST',
      path: `dealwright/${name}`,
      responseMode: 'responseNode',
      authentication: 'headerAuth',
    });
    expect(next(`Call ${name}`)).toBe(`Answer ${name}`);
    expect(node(next(`Answer ${name}`))?.type).toBe('n8n-nodes-base.respondToWebhook');
    const { sends, shape } = calls[name];
    expect(shape.safeParse(unwrapAnswer(answerOf(name, sends))).error?.issues).toBeUndefined();
  });

  test('answers each file by its key, and each deletion by its id', () => {
    expect(answerOf('content/process-document', calls['content/process-document'].sends)).toMatchObject({
      documents: [{ fileKey: 'a' }, { fileKey: 'b' }],
    });
    expect(answerOf('content/process-youtube', { action: 'delete', documentId: 'a' })).toMatchObject({
      data: { success: true, deletedId: 'a' },
    });
  });

  test('has each node once, and nothing besides', () => {
    expect(new Set(workflow.nodes.map(({ id }) => id)).size).toBe(automationNames.length * 3);
    expect(workflow.nodes.map(({ name }) => name).toSorted()).toEqual(
      automationNames.flatMap((name) => [`Call ${name}`, `Answer ${name}`, `Reply ${name}`]).toSorted(),
    );
  });
});
