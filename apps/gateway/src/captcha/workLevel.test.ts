import { readFileSync } from 'node:fs';
import { slideTimeoutMs, slideTries } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import {
  challengesPerAddress,
  missesPerAddress,
  pictureValidMs,
  tolerancePx,
  waitingMaxCount,
  waitingPerAddress,
  workValidMs,
} from './limits.ts';
import { traceSlots } from './replayDetection.ts';
import { workLevelFor, workLevels } from './workLevel.ts';

const page = readFileSync(new URL('../../../../docs/rules/captcha.md', import.meta.url), 'utf8');
/** The page as one line, independent of wrapping. */
const text = page.replaceAll(/\s+/g, ' ');
const inWords = (count: number) => count.toLocaleString('en-US');

describe('workLevelFor', () => {
  const none = { address: 0, network: 0, platform: 0 };

  it('returns the highest level with an exceeded threshold', () => {
    expect(workLevelFor({ ...none, address: 1 })).toBe(workLevels[0]);
    for (const level of workLevels.slice(1)) {
      for (const count of ['address', 'network', 'platform'] as const) {
        expect(workLevelFor({ ...none, [count]: level.above[count] })).not.toBe(level);
        expect(workLevelFor({ ...none, [count]: level.above[count] + 1 })).toBe(level);
        expect(workLevelFor({ address: 9, network: 101, platform: 3_001, [count]: 1e9 })).toBe(workLevels.at(-1));
      }
    }
  });

  it('costs more from level to level', () => {
    const tries = workLevels.map(({ triesMax }) => triesMax);
    expect(tries).toEqual(tries.toSorted((one, other) => one - other));
    expect(new Set(tries).size).toBe(tries.length);
  });
});

describe('docs/rules/captcha.md', () => {
  it('documents the levels', () => {
    const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
    const measured = rows.map((row) => {
      const [tries, , ...above] = row.split('|').slice(1, -1);
      return [tries, ...above].map((cell) => Number(cell?.replaceAll(',', '').trim()));
    });
    expect(measured).toEqual(
      workLevels.map(({ triesMax, above }) => [triesMax, above.address, above.network, above.platform]),
    );
  });

  it('documents the limits', () => {
    expect(text).toContain(`after ${inWords(challengesPerAddress.max)} challenges or ${missesPerAddress.max} misses`);
    expect(text).toContain(`tolerance is ${tolerancePx} pixels`);
    expect(text).toContain(`last ${inWords(traceSlots)} at most`);
    expect([waitingPerAddress, waitingMaxCount, slideTries, slideTimeoutMs]).toEqual([16, 64, 5, 3_000]);
    expect([pictureValidMs, workValidMs]).toEqual([120_000, 300_000]);
  });
});
