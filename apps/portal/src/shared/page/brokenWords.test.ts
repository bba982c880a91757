import { describe, expect, it } from 'vitest';
import { brokenWords } from './brokenWords.ts';

describe('brokenWords', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://example.cn/assets/News.js',
    'error loading dynamically imported module: https://example.cn/assets/News.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/News.css',
  ])('blames the service when code did not load: %s', (message) => {
    expect(brokenWords(new TypeError(message)).text).toContain('服务暂时没有响应');
  });

  it.each([
    new DOMException('The node to be removed is not a child of this node.', 'NotFoundError'),
    new TypeError('Cannot read properties of undefined'),
    'thrown text',
  ])('does not blame the service when the page failed in the browser: %s', (error) => {
    expect(brokenWords(error).text).not.toContain('没有响应');
    expect(brokenWords(error).text).toContain('翻译');
  });
});
