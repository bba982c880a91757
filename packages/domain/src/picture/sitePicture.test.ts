import { describe, expect, it } from 'vitest';
import { isSitePicture } from './sitePicture.ts';

describe('isSitePicture', () => {
  it.each(['/illustrations/treadmill.svg', '/illustrations/on-ink/logo.svg', '/illustrations/line-2.webp'])(
    'takes %s',
    (path) => {
      expect(isSitePicture(path)).toBe(true);
    },
  );

  it.each([
    '',
    'illustrations/treadmill.svg',
    '/illustrations/../secret.svg',
    '/illustrations/a/b/c.svg',
    '/illustrations/treadmill.svg?x=1',
    '/illustrations/treadmill.html',
    'https://example.com/illustrations/treadmill.svg',
    '//illustrations/treadmill.svg',
  ])('refuses “%s”', (path) => {
    expect(isSitePicture(path)).toBe(false);
  });
});
