import { describe, expect, test } from 'vitest';
import { newPictureName, ownPictureKey } from './picture-name.ts';

describe('the name of a picture', () => {
  const name = newPictureName({ userId: 'u1', organizationId: 'o1' });

  test('is as long as ever, never the same, and known by its owners alone', () => {
    expect(name).toMatch(/^[\w-]{32}\.png$/u);
    expect(newPictureName({ userId: 'u1', organizationId: 'o1' })).not.toBe(name);
    expect(ownPictureKey(`/files/${name}`, 'u1')).toBe(`logos/${name}`);
    expect(ownPictureKey(`/files/${name}`, 'o1')).toBe(`logos/${name}`);
    for (const other of ['u2', 'o2', '']) expect(ownPictureKey(`/files/${name}`, other)).toBeNull();
  });

  test.each([
    null,
    undefined,
    '',
    'https://cdn.example/logo.png',
    '/files/../content/o1/file',
    `/files/${'a'.repeat(32)}.png`,
  ])('is none of ours: %s', (address) => expect(ownPictureKey(address, 'u1')).toBeNull());
});
