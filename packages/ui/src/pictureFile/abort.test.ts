import { describe, expect, it } from 'vitest';
import { abortReason, endIfAborted } from './abort.ts';

describe('endIfAborted', () => {
  it('throws the reason once the signal is aborted', () => {
    const controller = new AbortController();
    expect(() => endIfAborted(controller.signal)).not.toThrow();
    controller.abort(new Error('The dialog was closed.'));
    expect(() => endIfAborted(controller.signal)).toThrow('The dialog was closed.');
  });
});

describe('abortReason', () => {
  it('is an AbortError when the signal of an older browser has no reason', () => {
    const older = Object.assign(new EventTarget(), { aborted: true }) as AbortSignal;
    expect(abortReason(older)).toMatchObject({ name: 'AbortError' });
  });
});
