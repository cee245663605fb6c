import { expect, test } from 'vitest';
import type { AutomationName } from '#contract/automation.ts';
import { readAutomationAnswer } from './automation-route.ts';

const success = (data: unknown) => ({ status: 'success', data });
const processed = { status: 'success', documents: [{ fileKey: 'a', Status: 'completed', DocumentId: 'd-1' }] };

const right: [name: AutomationName, action: string, answer: unknown][] = [
  ['create-session', 'create-session', success({ sessionId: 's-1' })],
  ['load-session', 'loadAll', [{ status: 'success', data: { sessions: [] } }]],
  ['load-session', 'loadAll', { body: JSON.stringify([success({ sessions: [] })]) }],
  ['load-session', 'delete', { status: 'success' }],
  ['content/process-document', 'process', processed],
  ['content/process-weburl', 'process', processed],
  ['content/process-youtube', 'process', processed],
  ['content/solution-options', '', { status: 'success', solutions: [{ id: '1', name: 'Gateflow' }] }],
  ['meeting-prepper', '', success({ currentDiscQuestions: ['Why now?'], futureDiscQuestions: [] })],
];

test.each(right)('%s %s in its shape is taken', (name, action, answer) => {
  expect(readAutomationAnswer(name, action, JSON.stringify(answer))).toMatchObject({ succeeded: true });
});

const wrong: [name: AutomationName, action: string, answer: unknown][] = [
  ['discovery', '', success({ aiSummary: { themes: 'none' } })],
  ['discovery', '', { status: 'success' }],
  ['solution', '', success({ solutionResponse: {} })],
  ['create-session', '', success({ id: 's-1' })],
  ['load-session', 'loadAll', success({ sessions: [{ sessionId: 1 }] })],
  ['load-session', 'loadSingle', success({ sessionId: 's-1' })],
  ['load-session', 'erase', { status: 'success' }],
  ['client', '', success('Acme')],
  ['content/process-document', '', { status: 'success', documents: [{ fileKey: 'a', Status: 'maybe' }] }],
  ['content/process-weburl', '', { status: 'success' }],
  ['content/solution-options', '', { status: 'success', solutions: ['Gateflow'] }],
  ['meeting-prepper', '', success({ currentDiscQuestions: ['a\u0000b'], futureDiscQuestions: [] })],
  ['meeting-prepper', '', success(null)],
];

test.each(wrong)('%s %s in another shape is refused', (name, action, answer) => {
  expect(() => readAutomationAnswer(name, action, JSON.stringify(answer))).toThrow('Invalid response format');
});

test('an error of the automation’s own keeps its code and message, and nothing else', () => {
  const told = { status: 'error', error: { code: 'INVALID_URL', message: 'No such video' }, trace: 'at line 3' };
  expect(readAutomationAnswer('content/process-youtube', 'process', JSON.stringify(told))).toEqual({
    succeeded: false,
    value: { status: 'error', error: { code: 'INVALID_URL', message: 'No such video' }, documents: [] },
  });
  expect(readAutomationAnswer('client', '', '{"status":"error"}').value).toEqual({
    status: 'error',
    error: { code: '', message: '' },
  });
});
