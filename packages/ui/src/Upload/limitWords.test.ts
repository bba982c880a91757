import { imageLimits } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { acceptedTypes, sizeLabel, typeWords } from './limitWords.ts';

describe('limit words', () => {
  it('come from the rule when a box says what it takes', () => {
    expect(typeWords()).toEqual(['jpeg', 'png', 'bmp']);
    expect(acceptedTypes()).toBe('image/jpeg,image/png,image/bmp');
  });

  it.each([
    [imageLimits.licence.bytes, '1 MB'],
    [imageLimits.id.bytes, '300 KB'],
    [imageLimits.voucher.bytes, '10 MB'],
    [1536, '1.5 KB'],
    [12, '12 B'],
  ])('part the figure from the unit when there are %d bytes', (bytes, label) => {
    expect(sizeLabel(bytes)).toBe(label);
  });
});
