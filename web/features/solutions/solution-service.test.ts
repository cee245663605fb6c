import { afterEach, describe, expect, test } from 'vitest';
import { getSolutions } from '#contract/solutions.ts';
import { createSolutionService, setSolutionServiceAuth } from './solution-service.ts';

describe('the solutions service', () => {
  const sent: string[] = [];
  const service = createSolutionService(async (endpoint) => {
    sent.push(endpoint.path);
    return endpoint.output.parse({ solutions: [] });
  });
  afterEach(() => {
    setSolutionServiceAuth(null);
    sent.length = 0;
  });

  test('called before its token getter is set, it throws the stated text and sends nothing', async () => {
    await expect(service(getSolutions, { clientId: 'c' })).rejects.toThrow(
      'Auth token getter not initialized. Call setSolutionServiceAuth first.',
    );
    expect(sent).toEqual([]);
  });

  test('where no token can be had, it says so and sends nothing', async () => {
    setSolutionServiceAuth(async () => null);
    await expect(service(getSolutions, { clientId: 'c' })).rejects.toMatchObject({
      message: 'No authentication token available',
      category: 'AUTH',
      status: 401,
    });
    expect(sent).toEqual([]);
  });

  test('with a token the call goes out', async () => {
    setSolutionServiceAuth(async () => 'token');
    expect(await service(getSolutions, { clientId: 'c' })).toEqual({ solutions: [] });
    expect(sent).toEqual([getSolutions.path]);
  });
});
