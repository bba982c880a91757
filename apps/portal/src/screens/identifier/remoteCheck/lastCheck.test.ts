import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCheck, lastCheck } from './lastCheck.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
    },
  });
  vi.useFakeTimers({ now: Date.parse('2026-05-11T00:20:30Z') });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('lastCheck', () => {
  it('returns time and result of the last check of an object, in China time', () => {
    expect(lastCheck('88.118.001/A')).toBeNull();
    keepCheck('88.118.001/A', 2);
    expect(lastCheck('88.118.001/A')).toEqual({ time: '2026-05-11 08:20', abnormalCount: 2 });
    expect(lastCheck('88.118.001/B')).toBeNull();
  });

  it.each(['not json', '{"time":5,"abnormalCount":0}', '{"time":"2026-05-11 08:20"}', 'null'])(
    'returns null when the stored value is %s',
    (value) => {
      kept.set('check 88.118.001/A', value);
      expect(lastCheck('88.118.001/A')).toBeNull();
    },
  );
});
