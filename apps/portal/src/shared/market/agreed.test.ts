import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { keepAgreed, wasAgreed } from './agreed.ts';

const tab = memoryStorage();

beforeEach(() => {
  tab.clear();
  vi.stubGlobal('window', { sessionStorage: tab });
});
afterEach(() => vi.unstubAllGlobals());

describe('wasAgreed', () => {
  it('holds for the app and over a login when a visitor has ticked', () => {
    keepAgreed('1', '', true);
    expect(wasAgreed('1', '')).toBe(true);
    expect(wasAgreed('1', 'u-1')).toBe(true);
    expect(wasAgreed('2', '')).toBe(false);
  });

  it('does not hold for another when somebody who was logged in has ticked', () => {
    keepAgreed('1', 'u-1', true);
    expect(wasAgreed('1', 'u-1')).toBe(true);
    expect(wasAgreed('1', 'u-2')).toBe(false);
    expect(wasAgreed('1', '')).toBe(false);
  });

  it('ends when the tick is taken back, and is not there when nothing or something else was kept', () => {
    expect(wasAgreed('1', '')).toBe(false);
    keepAgreed('1', '', true);
    keepAgreed('1', '', false);
    expect(wasAgreed('1', '')).toBe(false);
    for (const key of tab.held.keys()) tab.setItem(key, '"yes"');
    expect(wasAgreed('1', '')).toBe(false);
  });
});
