import { describe, expect, it } from 'vitest';
import { consoleStart, homeWithoutConsole } from './consoleHome.ts';

const origin = 'https://lima.example.cn';

describe('consoleStart', () => {
  it.each(['/console', '/console/', '/console//', '/console?from=lima', '/console#top'])(
    'leads where it does without a console when the console is at the portal’s own %s',
    (home) => {
      expect(consoleStart(`${origin}${home}`, origin)).toBe(homeWithoutConsole);
    },
  );

  it.each([
    'https://console.example.cn/console',
    'http://lima.example.cn/console',
    'https://lima.example.cn:8443/console',
    `${origin}/console/home`,
    `${origin}/consoles`,
    `${origin}/admin/console`,
  ])('leads to the console when that is another address: %s', (home) => {
    expect(consoleStart(home, origin)).toBe(home);
  });

  it('leads to the page that replaces the console when the brand has none', () => {
    expect(consoleStart(homeWithoutConsole, origin)).toBe(homeWithoutConsole);
  });
});
