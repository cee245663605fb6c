import { expect, test } from 'vitest';
import { endedProcess, endOf, SetAside } from './given-up-jobs.ts';

/** Returns an error as the queue stores it. */
const written = (error: Error): object => ({ ...error, name: error.name, message: error.message, stack: error.stack });

test('what the queue wrote down says why a job was given up', () => {
  const died = 'The server ended during its last try, so it was given up.';
  const failed = 'It failed several times, so it was given up.';
  expect(endOf({ reason: endedProcess }).reason).toBe(died);
  expect(endOf({ value: { message: 'job heartbeat timeout' } }).reason).toBe(died);
  expect(endOf({ value: 'pg-boss shut down while active' }).reason).toBe(died);
  expect(endOf({ value: { message: 'job timed out' } }).reason).toBe(failed);
  expect(endOf(null).reason).toBe(failed);
  expect(endOf(written(new SetAside()))).toMatchObject({
    reason: 'The server ended 2 times while this ran, so it was set aside.',
    how: 'job_set_aside',
  });
});

test('an error is told as it was thrown, with what caused it', () => {
  const thrown = new TypeError('no such page', { cause: new RangeError('page 9') });
  const { error, reason, how } = endOf({ ...written(thrown), cause: written(thrown.cause as Error) });
  expect([reason, how]).toEqual(['It failed several times, so it was given up.', 'job_failed']);
  expect([error.name, error.message, error.stack]).toEqual(['TypeError', 'no such page', thrown.stack]);
  expect(error.cause).toMatchObject({ name: 'RangeError', message: 'page 9' });
});
