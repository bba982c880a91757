import { describe, expect, it } from 'vitest';
import { ownAddress } from './ownAddress.ts';

const ownOf = (address: string) => ownAddress(new URL(address, 'https://id.example.cn'));

describe('ownAddress', () => {
  it.each([
    ['/news', '/news'],
    ['/news/', '/news'],
    ['/news?from=mail#top', '/news'],
    ['/news?page=1', '/news'],
    ['/news?page=2&from=mail', '/news?page=2'],
    ['/news?page=2%26x', '/news?page=2%26x'],
    ['/news?page=2&page=3', '/news?page=2'],
    ['/news?from=mail&amp;page=2', '/news?page=2'],
    ['/news?page=2。', '/news?page=2'],
    ['/news?page=2%', '/news?page=2'],
    ['/', '/home'],
    ['/?t=1', '/home'],
  ])('knows %s as %s', (address, own) => {
    expect(ownOf(address)).toBe(own);
  });
});
