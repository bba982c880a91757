import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a pause has ended by now. */
function watched(signal = new AbortController().signal) {
  const ended = vi.fn<() => void>();
  void pause(1000, signal).then(ended);
  return ended;
}

describe('pause', () => {
  it('ends after its time', async () => {
    const ended = watched();
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends when the device is connected again', async () => {
    const ended = watched();
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when it is aborted, also before it started', async () => {
    const controller = new AbortController();
    const ended = watched(controller.signal);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
    const late = watched(controller.signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toHaveBeenCalledOnce();
  });
});
