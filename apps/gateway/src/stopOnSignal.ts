import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds the shutdown may take, once it has begun, before the process ends without waiting for open requests. */
const shutdownMs = 10_000;

/** A gateway as a signal finds it. */
export interface StoppableGateway {
  /** Has balancers send nobody here any more. Calls are still answered. */
  endReadiness(): void;
  /** Answers open requests, writes counters, closes the database. */
  stop(): Promise<void>;
}

/**
 * Ends the process by a signal. SIGTERM, which supervisors send, lets `drainMs` pass first, in which balancers see that the gateway is not
 * ready and calls are still answered; Ctrl-C in a terminal has nobody to wait for. A second signal ends at once.
 */
export function stopOnSignal({ endReadiness, stop }: StoppableGateway, drainMs: number): void {
  let isStopping = false;

  async function stopAfter(delayMs: number): Promise<void> {
    endReadiness();
    await wait(delayMs);
    setTimeout(() => process.exit(1), shutdownMs).unref();
    await stop();
  }

  function shutDown(delayMs: number): void {
    if (isStopping) process.exit(1);
    isStopping = true;
    stopAfter(delayMs).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }

  process.on('SIGINT', () => shutDown(0));
  process.on('SIGTERM', () => shutDown(drainMs));
}
