import { requestCancelled, slowRequestMs } from '@lima-id/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelSlow, waitOn } from './giveUp.ts';
import { slowRequests, subscribeSlow, watched } from './slowRequests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  waitOn();
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});

describe('watched', () => {
  it('does not report work that ends in time', async () => {
    const heard = vi.fn<() => void>();
    const stop = subscribeSlow(heard);
    const answer = watched('answer', async () => 'here');
    await vi.advanceTimersByTimeAsync(slowRequestMs * 2);
    expect(await answer).toBe('here');
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  it('reports a slow request after the limit, until the response arrives', async () => {
    let answer: (text: string) => void = () => {};
    const came = watched('answer', () => new Promise<string>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(slowRequestMs - 1);
    expect(slowRequests()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(slowRequests()).toHaveLength(1);
    answer('late');
    expect(await came).toBe('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(slowRequests()).toEqual([]);
  });

  it('rejects at once and aborts the work when the visitor cancels it', async () => {
    let given: AbortSignal | undefined;
    const came = watched('answer', (signal) => {
      given = signal;
      return never();
    });
    const outcome = came.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(slowRequestMs);
    cancelSlow();
    expect(await outcome).toMatchObject({ result: { kind: 'aborted', message: requestCancelled } });
    expect(given?.aborted).toBe(true);
    expect(slowRequests()).toEqual([]);
  });

  it('aborts all slow requests, 50 at once, and no others', async () => {
    const outcomes = Array.from({ length: 50 }, () => watched('answer', never).catch(() => 'given up'));
    await vi.advanceTimersByTimeAsync(slowRequestMs);
    const young = vi.fn<(error: unknown) => void>();
    void watched('answer', never).catch(young);
    expect(slowRequests()).toHaveLength(50);
    cancelSlow();
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['given up']));
    expect(young).not.toHaveBeenCalled();
  });

  it('stops reporting a request that the visitor keeps waiting for, and delivers its answer', async () => {
    let answer: (text: string) => void = () => {};
    const came = watched('answer', () => new Promise<string>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(slowRequestMs);
    waitOn();
    await vi.advanceTimersByTimeAsync(slowRequestMs * 3);
    expect(slowRequests()).toEqual([]);
    answer('late');
    expect(await came).toBe('late');
  });

  it('passes the page’s signal on', async () => {
    const page = new AbortController();
    let given: AbortSignal | undefined;
    void watched(
      'answer',
      (signal) => {
        given = signal;
        return never();
      },
      page.signal,
    );
    page.abort();
    expect(given?.aborted).toBe(true);
  });

  it('passes failures on unchanged', async () => {
    const failure = new Error('broken');
    await expect(watched('code', () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
