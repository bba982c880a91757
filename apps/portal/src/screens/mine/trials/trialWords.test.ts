import { trialList } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { endWords, leftWords } from './trialWords.ts';

describe('the words of a trial', () => {
  it('name the end of a trial and the days left when it has an end, and who decides when it has none', () => {
    expect(trialList.map((trial) => [endWords(trial), leftWords(trial)])).toEqual([
      ['2026-06-23 14:05', '24 天'],
      ['由您与服务商约定', '—'],
      ['2026-06-02 08:40', '2 天'],
      ['2026-05-02 16:30', '0 天'],
    ]);
  });
});
