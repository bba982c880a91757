import { messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { RequestFailure } from '../api/request.ts';
import { unreachable } from '../api/unreachable.ts';
import { WorkFailure, workerCount } from './doWork.ts';
import { workMessage } from './proveByWork.ts';

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

describe('workerCount of little work', () => {
  it('is one when the work is done before other workers would have started', () => {
    expect(workerCount(8, 350)).toBe(1);
    expect(workerCount(8, 4_000)).toBe(4);
  });
});

describe('workMessage', () => {
  it('gives a remedy when the device could not do the work', () => {
    expect(workMessage(new WorkFailure('slow'))).toBe('计算用时过长，请重新验证');
    expect(workMessage(new WorkFailure('impossible'))).toMatch('请更换浏览器后重试');
  });

  it('shows the call’s message when the call failed', () => {
    expect(workMessage(new RequestFailure(unreachable()))).toBe(brand.unreachable);
    expect(workMessage(new Error('code'))).toBe(messages.request.failed);
  });
});
