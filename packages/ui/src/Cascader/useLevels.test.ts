import { rootCode } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { hasUnloaded, type LevelList } from './useLevels.ts';

const ready = (...codes: string[]): LevelList => ({
  state: 'ready',
  options: codes.map((code) => ({ code, name: code })),
});
const awaited: LevelList = { state: 'loading', options: [] };
const failed: LevelList = { state: 'failed', options: [] };

const whole: Readonly<Record<string, LevelList>> = {
  [rootCode]: ready('37', '12'),
  '37': ready('3714'),
  '12': ready(),
  '3714': ready('371422'),
};

describe('hasUnloaded', () => {
  it('is false when every list down to the lowest level is there', () => {
    expect(hasUnloaded(whole, rootCode)).toBe(false);
  });

  it.each(Object.keys(whole))('is true when the list below %s is missing, loading or failed', (code) => {
    const { [code]: _, ...rest } = whole;
    expect(hasUnloaded(rest, rootCode)).toBe(true);
    expect(hasUnloaded({ ...whole, [code]: awaited }, rootCode)).toBe(true);
    expect(hasUnloaded({ ...whole, [code]: failed }, rootCode)).toBe(true);
  });
});
