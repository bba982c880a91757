// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectPages, nextPages } from './expectPages.ts';

const prepared: string[] = [];
const prepare = (page: string) => void prepared.push(page);
const onRest = vi.fn<() => void>();
let resting: (() => void)[] = [];
const rest = () => {
  const calls = resting;
  resting = [];
  for (const call of calls) call();
};

const move = (type: string) => window.dispatchEvent(new Event(type));
/** Time passes in which the page rests again and again. */
function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += 100) {
    vi.advanceTimersByTime(100);
    rest();
  }
}

describe('expectPages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    prepared.length = 0;
    onRest.mockReset();
    resting = [];
    vi.stubGlobal('requestIdleCallback', (call: () => void) => resting.push(call));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(['pointerdown', 'keydown', 'scroll'])('prepares one page after another when nothing follows a %s', (type) => {
    const stop = expectPages('store', prepare, onRest);
    move(type);
    pass(900);
    move(type);
    pass(900);
    expect(prepared).toEqual([]);
    pass(200);
    expect(prepared).toEqual(['app']);
    pass(1_100);
    expect(prepared).toEqual(['app', 'apps']);
    stop();
  });

  it('calls back before each page, and after the last one', () => {
    const called: number[] = [];
    onRest.mockImplementation(() => called.push(prepared.length));
    const stop = expectPages('store', prepare, onRest);
    move('scroll');
    pass(10_000);
    expect(called).toEqual([0, 1, 2]);
    stop();
  });

  it('waits until the page rests', () => {
    const stop = expectPages('store', prepare, onRest);
    move('scroll');
    vi.advanceTimersByTime(2_000);
    expect(prepared).toEqual([]);
    rest();
    expect(prepared).toEqual(['app']);
    stop();
  });

  it('waits another second when something is pressed before the page rests', () => {
    const stop = expectPages('store', prepare, onRest);
    move('scroll');
    vi.advanceTimersByTime(1_000);
    move('keydown');
    rest();
    expect(prepared).toEqual([]);
    pass(1_100);
    expect(prepared).toEqual(['app']);
    stop();
  });

  it('prepares them when the page is only looked at, and no page twice', () => {
    const stop = expectPages('store', prepare, onRest);
    pass(7_000);
    expect(prepared).toEqual([]);
    pass(2_000);
    for (let time = 0; time < 5; time += 1) pass(2_000);
    move('scroll');
    pass(2_000);
    expect(prepared).toEqual(['app', 'apps']);
    stop();
  });

  it('prepares nothing more when the page is left', () => {
    const stop = expectPages('store', prepare, onRest);
    move('scroll');
    pass(1_100);
    stop();
    move('scroll');
    pass(60_000);
    expect(prepared).toEqual(['app']);
  });

  it('prepares nothing for visitors who save data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const stop = expectPages('store', prepare, onRest);
    move('scroll');
    pass(60_000);
    expect(prepared).toEqual([]);
    expect(onRest).toHaveBeenCalledOnce();
    stop();
  });

  it('never expects the page itself', () => {
    for (const [page, next] of Object.entries(nextPages)) expect(next).not.toContain(page);
  });
});
