import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';

/** Work that a gateway does by the clock, beside the requests. */
export interface Job {
  /** What the log and /readyz call it: `account cleanup` */
  readonly name: string;
  /** Milliseconds between two runs. One that takes longer is not joined by another: it is followed by one for all turns meanwhile. */
  readonly everyMs: number;
  /** Runs it once. What it throws is logged and counted, and the next turn tries again. `ending` is aborted when the gateway stops. */
  run(ending: AbortSignal): Promise<void>;
  /** Runs once when the gateway starts as well, beside the first requests. */
  readonly runsAtStart?: boolean;
  /** Runs once more when the gateway stops, for what would be lost with the process. */
  readonly runsAtEnd?: boolean;
}

/** What became of a job since the gateway started. */
export interface JobReport {
  failures: number;
  /** When it last succeeded, in ISO 8601; null when it has not yet. */
  lastSuccess: string | null;
}

/** Jobs by their names. */
export type JobReports = Readonly<Record<string, JobReport>>;

/** The jobs of a gateway. */
export interface Jobs {
  start(): void;
  /** Ends them: waits for those that run, then runs those once more that run at the end. Never throws. */
  stop(): Promise<void>;
  report(): JobReports;
}

/** A job with its report, its run under way, and whether a turn has come meanwhile. */
interface Kept {
  job: Job;
  report: JobReport;
  running: Promise<void> | null;
  isDue: boolean;
}

/** Makes the runner of some jobs; nothing runs before `start()`, or `stop()`. */
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

  return {
    start() {
      for (const each of kept) {
        ends.push(clock.every(each.job.everyMs, () => takeTurn(each)));
        if (each.job.runsAtStart === true) takeTurn(each);
      }
    },
    async stop() {
      for (const endTurns of ends.splice(0)) endTurns();
      ending.abort();
      await Promise.all(kept.map(end));
    },
    report: () => Object.fromEntries(kept.map(({ job, report }) => [job.name, { ...report }])),
  };
}
