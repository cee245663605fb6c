import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import { frameLimits } from '#contract/frame-limits.ts';
import { deleteFrame, draftFrame, listFrames, saveFrame, type Frame } from '#contract/frames.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { frameStore } from './frame.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const frame = (frameId: string, name = 'House rules') => ({
  frameId,
  name,
  points: [
    { label: 'Works council', hint: 'Who speaks for it?', facts: [], words: ['union', 'works council', 'union'] },
    { label: 'Money', hint: '', facts: ['budget' as const, 'impact' as const], words: [] },
  ],
});
const framesOf = async (by: TestPerson): Promise<Frame[]> => (await by.call(listFrames, {})).body.frames;

test('admins write frames that members read; names are told apart, and each change is in the audit log', async () => {
  const admin = await signUp(server);
  const colleague = await joinTeam(server, admin);
  const stranger = await signUp(server);
  const frameId = randomUUID();
  expect((await admin.call(saveFrame, frame(frameId))).status).toBe(200);
  await admin.call(saveFrame, frame(frameId));
  expect(await framesOf(colleague)).toMatchObject([
    {
      id: frameId,
      name: 'House rules',
      points: [{ words: ['union', 'works council'] }, { facts: ['budget', 'impact'] }],
    },
  ]);
  const second = await admin.call(saveFrame, frame(randomUUID(), 'house RULES'));
  expect(second.status).toBe(409);
  expect(await framesOf(admin)).toHaveLength(1);
  await admin.call(saveFrame, frame(randomUUID(), 'Another'));
  expect((await framesOf(admin)).map(({ name }) => name)).toEqual(['Another', 'House rules']);

  for (const refused of [colleague.call(saveFrame, frame(frameId)), colleague.call(deleteFrame, { frameId })])
    expect((await refused).status).toBe(403);
  expect(await framesOf(stranger)).toEqual([]);
  expect((await stranger.call(deleteFrame, { frameId })).status).toBe(404);
  expect((await stranger.call(saveFrame, frame(frameId, 'Theirs'))).status).toBe(200);
  expect((await framesOf(admin)).map(({ name }) => name)).toEqual(['Another', 'House rules']);

  expect((await admin.call(deleteFrame, { frameId })).status).toBe(200);
  expect((await admin.call(deleteFrame, { frameId })).status).toBe(404);
  // Undo saves the frame again unchanged.
  await admin.call(saveFrame, frame(frameId));
  expect(await framesOf(admin)).toHaveLength(2);
  const { entries } = (await admin.call(listAuditLog, {})).body;
  expect(entries.filter(({ action }) => action.startsWith('frame.')).map(({ action }) => action)).toEqual([
    'frame.saved',
    'frame.deleted',
    'frame.saved',
    'frame.saved',
    'frame.saved',
  ]);
});

test('a frame needs a name of its own and points that something fills, and there are only so many of each', async () => {
  const admin = await signUp(server);
  const whole = frame(randomUUID());
  const [point] = whole.points;
  for (const wrong of [
    { ...whole, name: ' ' },
    { ...whole, name: 'Spin' },
    { ...whole, points: [] },
    { ...whole, points: [{ label: 'x', hint: '', facts: [], words: [] }] },
    { ...whole, points: Array.from({ length: frameLimits.points + 1 }, () => ({ ...whole.points[1] })) },
    { ...whole, points: [{ ...point, words: ['x'.repeat(frameLimits.wordMax + 1)] }] },
  ])
    expect((await admin.call(saveFrame, wrong as typeof whole)).status).toBe(400);
  for (let at = 0; at < frameLimits.frames; at += 1) await admin.call(saveFrame, frame(randomUUID(), `Frame ${at}`));
  const one = (await framesOf(admin))[0];
  const more = await admin.call(saveFrame, frame(randomUUID(), 'One more'));
  expect(more.status).toBe(409);
  expect(JSON.stringify(more.body)).toContain('Delete one first');
  expect((await admin.call(saveFrame, frame(one?.id ?? '', 'Renamed'))).status).toBe(200);
  expect(await framesOf(admin)).toHaveLength(frameLimits.frames);
});

test('a frame that was stored with more points than are allowed now is read as before', async () => {
  const admin = await signUp(server);
  const ctx = jobContext(server.services, { organizationId: admin.organizationId, userId: admin.userId });
  const { points } = frame(randomUUID());
  const many = Array.from({ length: frameLimits.points + 3 }, () => points).flat();
  await frameStore(ctx).save({ id: randomUUID(), name: 'Long ago', points: many });
  expect((await framesOf(admin))[0]?.points).toHaveLength(many.length);
});

test('a frame is drafted from a document for admins alone, and what can’t be read or lists nothing says so', async () => {
  const admin = await signUp(server);
  const colleague = await joinTeam(server, admin);
  const send = (by: TestPerson, fileName: string, text: string | Buffer) =>
    by.call(draftFrame, { fileName, fileData: Buffer.from(text).toString('base64') });
  const text =
    '# Kiln check\n\n## Trouble\n\nWhat stood still?\n\n## Budget\n\nIs it set aside?\n\n## Union\n\nWas it asked?\n';
  const drafted = await send(admin, 'kiln.md', text);
  expect(drafted.body).toMatchObject({
    name: 'Kiln check',
    points: [{ label: 'Trouble', facts: ['barriers'] }, { facts: ['budget'] }, { label: 'Union', words: ['union'] }],
    left: 0,
    note: null,
  });
  expect(await framesOf(admin)).toEqual([]);
  const { name, points } = drafted.body;
  expect((await admin.call(saveFrame, { frameId: randomUUID(), name, points })).status).toBe(200);

  expect((await send(colleague, 'kiln.md', text)).status).toBe(403);
  for (const [fileName, bytes, words] of [
    ['kiln.png', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'Nothing was drafted.'],
    ['kiln.pdf', '%PDF-1.7 broken', 'Nothing was drafted.'],
    ['letter.md', '# Hello\n\nThe canteen is closed.\n', 'We found no list of points in this document.'],
  ] as const) {
    const refused = await send(admin, fileName, bytes);
    expect([fileName, refused.status, JSON.stringify(refused.body)]).toEqual([
      fileName,
      422,
      expect.stringContaining(words),
    ]);
  }
  const long = `${text}\n${'A line of a long handbook that says little.\n\n'.repeat(12_000)}`;
  expect((await send(admin, 'long.md', long)).body).toMatchObject({
    points: [{ label: 'Trouble' }, { label: 'Budget' }, { label: 'Union' }],
    note: 'Only the first 400,000 characters were read.',
  });
});
