import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultPictureAddresses } from './picture.ts';

describe('the stand-in pictures', () => {
  it.each(Object.values(defaultPictureAddresses))('exist as drawings when %s is looked for', (address) => {
    expect(existsSync(new URL(`../../../ui${address}`, import.meta.url))).toBe(true);
  });
});
