import { describe, expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

describe('fileSize', () => {
  it.each([
    [1, '1 KB'],
    [150_000, '146 KB'],
    [1_048_576, '1.0 MB'],
    [6_400_000, '6.1 MB'],
  ])('says %i bytes as %s', (bytes, said) => {
    expect(fileSize(bytes)).toBe(said);
  });
});
