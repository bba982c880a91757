import { describe, expect, it } from 'vitest';
import { type Encoding, encodingFor } from './contentEncoding.ts';

describe('encodingFor', () => {
  it.each<[string | undefined, Encoding | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP ; q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['br;q=0.001', 'br'],
    ['x-gzip, brotli', undefined],
  ])('of a client that sends %j is %s', (header, expected) => {
    const headers = header === undefined ? {} : { 'accept-encoding': header };
    expect(encodingFor({ headers }, ['br', 'gzip'])).toBe(expected);
  });

  it('is none that is not offered', () => {
    expect(encodingFor({ headers: { 'accept-encoding': 'br, deflate' } }, ['gzip'])).toBeUndefined();
  });
});
