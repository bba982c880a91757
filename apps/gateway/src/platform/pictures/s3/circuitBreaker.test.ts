import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PicturesUnavailable } from '../../picturesUnavailable.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';

const openMs = 1_000;
const late = () => Promise.reject(new PicturesUnavailable('late', 'no answer in time'));

describe('createCircuitBreaker', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('fails calls at once after a timeout, until one of them has an answer', async () => {
    const breaker = createCircuitBreaker(openMs);
    const answer = vi.fn<() => Promise<string>>(async () => 'answer');
    expect(await breaker(answer)).toBe('answer');
    await expect(breaker(late)).rejects.toThrow('late');
    vi.advanceTimersByTime(openMs - 1);
    await expect(breaker(answer)).rejects.toThrow('late');
    expect(answer).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await expect(breaker(late)).rejects.toThrow('late');
    await expect(breaker(answer)).rejects.toThrow('late');
    vi.advanceTimersByTime(openMs);
    expect(await breaker(answer)).toBe('answer');
    expect(await breaker(answer)).toBe('answer');
  });

  it('lets one call try again, and fails the others meanwhile', async () => {
    const breaker = createCircuitBreaker(openMs);
    await expect(breaker(late)).rejects.toThrow('late');
    vi.advanceTimersByTime(openMs);
    let answer = (_text: string) => {};
    const trying = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const first = breaker(() => trying);
    await expect(breaker(async () => 'answer')).rejects.toThrow('late');
    answer('answer');
    expect(await first).toBe('answer');
    expect(await breaker(async () => 'answer')).toBe('answer');
  });

  it.each(['failed', 'refused', 'unreachable'] as const)(
    'does not hold up calls after one that failed at once: %s',
    async (reason) => {
      const breaker = createCircuitBreaker(openMs);
      await expect(breaker(() => Promise.reject(new PicturesUnavailable(reason, '')))).rejects.toThrow(reason);
      expect(await breaker(async () => 'answer')).toBe('answer');
    },
  );
});
