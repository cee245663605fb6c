import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

test('a folder for text recognition that holds no language data is refused at the start', () => {
  expect(readEnvironment({}).ocrData).toBeNull();
  expect(() => readEnvironment({ OCR_DATA: import.meta.dirname })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ OCR_DATA: '/there/is/no/such/folder' })).toThrow(
    /OCR_DATA: is no folder with language data/u,
  );
});
