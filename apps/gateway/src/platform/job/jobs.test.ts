import { afterEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { createJobs, type Job, type Jobs } from './jobs.ts';

const everyMs = 1_000;

/** A deferred promise. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

describe('createJobs', () => {
  const clock = manualClock('2026-11-21T00:00:00Z');
  let jobs: Jobs | undefined;
  let lines: object[];
  afterEach(() => jobs?.stop());

  function begin(...list: Job[]): Jobs {
    lines = [];
    jobs = createJobs(list, clock, { info() {}, warn() {}, error: (fields) => void lines.push(fields) });
    jobs.start();
    return jobs;
  }

  it('logs and counts a failed run, and retries at the next turn', async () => {
    const failure = new Error('the database is away');
    let runs = 0;
    const { report } = begin({
      name: 'cleanup',
      everyMs,
      async run() {
        runs += 1;
        if (runs === 1) throw failure;
      },
    });
    expect(report()).toEqual({ cleanup: { failures: 0, lastSuccess: null } });
    clock.moveBy(everyMs);
    await expect.poll(report).toEqual({ cleanup: { failures: 1, lastSuccess: null } });
    expect(lines).toEqual([{ err: failure, job: 'cleanup' }]);
    clock.moveBy(everyMs);
    await expect.poll(report).toEqual({ cleanup: { failures: 1, lastSuccess: clock.now().toISOString() } });
    expect(lines).toHaveLength(1);
  });

  it('runs at startup only jobs with that option', async () => {
    const runs: string[] = [];
    const job = (name: string): Job => ({ name, everyMs, run: async () => void runs.push(name) });
    begin(job('later'), { ...job('at once'), runsAtStart: true });
    await expect.poll(() => runs).toEqual(['at once']);
    clock.moveBy(everyMs);
    await expect.poll(() => runs.toSorted()).toEqual(['at once', 'at once', 'later']);
  });

  it('counts a run that throws synchronously', async () => {
    const { report } = begin({
      name: 'cleanup',
      everyMs,
      run: () => {
        throw new Error('broken');
      },
    });
    clock.moveBy(everyMs);
    await expect.poll(() => report()['cleanup']?.failures).toBe(1);
  });

  it('coalesces turns during a run without overlap, and does not block other jobs', async () => {
    const end = deferred();
    let slow = 0;
    let quick = 0;
    begin(
      {
        name: 'slow',
        everyMs,
        async run() {
          slow += 1;
          await end.promise;
        },
      },
      {
        name: 'quick',
        everyMs,
        async run() {
          quick += 1;
        },
      },
    );
    clock.moveBy(everyMs);
    await expect.poll(() => quick).toBe(1);
    clock.moveBy(everyMs);
    await expect.poll(() => quick).toBe(2);
    clock.moveBy(everyMs);
    await expect.poll(() => quick).toBe(3);
    expect(slow).toBe(1);
    end.resolve();
    await expect.poll(() => slow).toBe(2);
    clock.moveBy(everyMs);
    await expect.poll(() => [quick, slow]).toEqual([4, 3]);
  });

  it('runs a woken job at once, once more after a run in progress, and no more after the end', async () => {
    const ends = [deferred(), deferred()];
    let wake = () => {};
    let runs = 0;
    const { stop } = begin({
      name: 'imports',
      everyMs,
      async run() {
        runs += 1;
        await ends[runs - 1]?.promise;
      },
      wakeBy(take) {
        wake = take;
      },
    });
    expect(runs).toBe(0);
    wake();
    expect(runs).toBe(1);
    for (let time = 0; time < 3; time += 1) wake();
    expect(runs).toBe(1);
    ends[0]?.resolve();
    await expect.poll(() => runs).toBe(2);
    ends[1]?.resolve();
    await stop();
    wake();
    expect(runs).toBe(2);
  });

  it('waits for a run in progress at shutdown, aborts its signal, and runs final jobs', async () => {
    const end = deferred();
    const order: string[] = [];
    const { stop } = begin(
      {
        name: 'inquiry',
        everyMs,
        async run(ending) {
          await end.promise;
          order.push(`inquiry ended, aborted: ${ending.aborted}`);
        },
      },
      {
        name: 'counter',
        everyMs: 10 * everyMs,
        async run() {
          order.push('counter written');
        },
        runsAtEnd: true,
      },
      {
        name: 'cleanup',
        everyMs: 10 * everyMs,
        async run() {
          order.push('cleaned up');
        },
      },
    );
    clock.moveBy(everyMs);
    const stopped = stop().then(() => order.push('stopped'));
    expect(order).not.toContain('stopped');
    end.resolve();
    await stopped;
    expect(order.toSorted()).toEqual(['counter written', 'inquiry ended, aborted: true', 'stopped']);
    expect(order.at(-1)).toBe('stopped');
    clock.moveBy(20 * everyMs);
    expect(order).toHaveLength(3);
  });

  it('aborts a run in progress when a shutdown begins, starts no other, and leaves final jobs to the stop', async () => {
    const end = deferred();
    const order: string[] = [];
    let wake = () => {};
    const { abort, stop } = begin(
      {
        name: 'imports',
        everyMs,
        async run(ending) {
          order.push('imports');
          ending.addEventListener('abort', () => order.push('imports aborted'));
          await end.promise;
        },
        wakeBy(take) {
          wake = take;
        },
      },
      { name: 'counter', everyMs, run: async () => void order.push('counter written'), runsAtEnd: true },
    );
    wake();
    abort();
    expect(order).toEqual(['imports', 'imports aborted']);
    wake();
    clock.moveBy(2 * everyMs);
    end.resolve();
    await stop();
    expect(order).toEqual(['imports', 'imports aborted', 'counter written']);
  });

  it('stops when the last run fails', async () => {
    const { stop, report } = begin({
      name: 'counter',
      everyMs,
      run: () => Promise.reject(new Error('the database is away')),
      runsAtEnd: true,
    });
    await stop();
    expect(report()['counter']?.failures).toBe(1);
  });
});
