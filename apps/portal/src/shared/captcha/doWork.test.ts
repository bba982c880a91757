import { messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../api/ask.ts';
import { WorkFailure, workerCount } from './doWork.ts';
import { workMessage } from './useWork.ts';

describe('workerCount', () => {
  it.each([
    [undefined, 1],
    [1, 1],
    [2, 1],
    [4, 3],
    [5, 4],
    [64, 4],
  ])('leaves the page one of %s at most four workers when a device can run as many', (atOnce, count) => {
    expect(workerCount(atOnce)).toBe(count);
  });
});

describe('workMessage', () => {
  it('says what to do when the device could not do the work', () => {
    expect(workMessage(new WorkFailure('slow'))).toBe('计算用时过长，请重新验证');
    expect(workMessage(new WorkFailure('impossible'))).toMatch('请改用图片验证');
  });

  it('says what the call says when that failed', () => {
    expect(workMessage(unreachable())).toBe(messages.request.offline);
    expect(workMessage(new Error('code'))).toBe(messages.request.failed);
  });
});
