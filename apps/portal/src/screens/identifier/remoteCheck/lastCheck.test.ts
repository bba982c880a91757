import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../shared/testing/memoryStorage.ts';
import { keepCheck, lastCheck } from './lastCheck.ts';

const tab = memoryStorage();

beforeEach(() => {
  tab.clear();
  vi.stubGlobal('window', { sessionStorage: tab });
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
      tab.setItem('check 88.118.001/A', value);
      expect(lastCheck('88.118.001/A')).toBeNull();
    },
  );
});
