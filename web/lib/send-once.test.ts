import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

test('the same call is sent once while it is under way, and again afterwards; another one is sent beside it', async () => {
  const sent: string[] = [];
  const send = (name: string) => () => {
    sent.push(name);
    return new Promise<string>((resolve) => {
      setTimeout(() => {
        resolve(name);
      }, 1);
    });
  };
  const both = await Promise.all([sendOnce('a', send('a')), sendOnce('a', send('a')), sendOnce('b', send('b'))]);
  expect(both).toEqual(['a', 'a', 'b']);
  expect(sent).toEqual(['a', 'b']);
  await sendOnce('a', send('a'));
  expect(sent).toEqual(['a', 'b', 'a']);
});

test('a failure reaches everyone who waits, and the next one is sent', async () => {
  let sent = 0;
  const fail = () => {
    sent += 1;
    return Promise.reject(new Error('refused'));
  };
  const results = await Promise.allSettled([sendOnce('c', fail), sendOnce('c', fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(sendOnce('c', fail)).rejects.toThrow('refused');
  expect(sent).toBe(2);
});
