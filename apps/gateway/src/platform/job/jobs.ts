import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';

/** A scheduled background job. */
export interface Job {
  /** Name in the log and in /readyz: `account cleanup` */
  readonly name: string;
  /** Interval in ms. Runs never overlap: turns that pass during a run are coalesced to one. */
  readonly everyMs: number;
  /**
   * Runs it once. Errors are logged and counted, and the next turn retries. `ending` is aborted when a shutdown begins: the run then stops before
   * its next transaction.
   */
  run(ending: AbortSignal): Promise<void>;
  /** Is given, at startup, a function that takes a turn at once, for work that need not wait for the next one. */
  wakeBy?(wake: () => void): void;
  /** Also runs at startup, in the background. */
  readonly runsAtStart?: boolean;
  /** Also runs at shutdown, to flush memory. */
  readonly runsAtEnd?: boolean;
}

/** Report of a job since startup. */
export interface JobReport {
  failures: number;
  /** Last success, in ISO 8601; null before the first one. */
  lastSuccess: string | null;
}

/** Jobs by name. */
export type JobReports = Readonly<Record<string, JobReport>>;

/** The jobs of a gateway. */
export interface Jobs {
  start(): void;
  /** Begins the shutdown: aborts the signal of runs in progress and starts no other run. Called while requests are still finished. */
  abort(): void;
  /** Aborts, waits for runs in progress, then runs final jobs once more. Called after the last request. Never throws. */
  stop(): Promise<void>;
  report(): JobReports;
}

/** State of a job: its report, its run in progress, and whether a turn is pending. */
interface Kept {
  job: Job;
  report: JobReport;
  running: Promise<void> | null;
  isDue: boolean;
}

/** Creates the scheduler of jobs; nothing runs before `start()`, or `stop()`. */
export function createJobs(jobs: readonly Job[], clock: Clock, log: Log): Jobs {
  const ending = new AbortController();
  const kept = jobs.map(
    (job): Kept => ({ job, report: { failures: 0, lastSuccess: null }, running: null, isDue: false }),
  );
  const ends: (() => void)[] = [];

  async function runOnce({ job, report }: Kept): Promise<void> {
    try {
      await job.run(ending.signal);
      report.lastSuccess = clock.now().toISOString();
    } catch (error) {
      report.failures += 1;
      log.error({ err: error, job: job.name }, 'job failed');
    }
  }

  async function runWhileDue(each: Kept): Promise<void> {
    while (each.isDue && !ending.signal.aborted) {
      each.isDue = false;
      await runOnce(each);
    }
    each.running = null;
  }

  function takeTurn(each: Kept): void {
    each.isDue = true;
    each.running ??= runWhileDue(each);
  }

  async function end(each: Kept): Promise<void> {
    await each.running;
    if (each.job.runsAtEnd === true) await runOnce(each);
  }

  function abort(): void {
    for (const endTurns of ends.splice(0)) endTurns();
    ending.abort();
  }

  return {
    start() {
      for (const each of kept) {
        ends.push(clock.every(each.job.everyMs, () => takeTurn(each)));
        each.job.wakeBy?.(() => {
          if (!ending.signal.aborted) takeTurn(each);
        });
        if (each.job.runsAtStart === true) takeTurn(each);
      }
    },
    abort,
    async stop() {
      abort();
      await Promise.all(kept.map(end));
    },
    report: () => Object.fromEntries(kept.map(({ job, report }) => [job.name, { ...report }])),
  };
}
