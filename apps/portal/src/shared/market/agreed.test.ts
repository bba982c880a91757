import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAgreed, wasAgreed } from './agreed.ts';

let kept: string | null = null;

beforeEach(() => {
  kept = null;
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: () => kept,
      setItem: (_key: string, value: string) => {
        kept = value;
      },
    },
  });
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
    kept = '"yes"';
    expect(wasAgreed('1', '')).toBe(false);
  });
});
