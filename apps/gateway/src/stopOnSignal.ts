import { setTimeout as wait } from 'node:timers/promises';

/** Shutdown timeout in ms, after which the process exits without waiting for open requests. */
const shutdownMs = 10_000;

/** The gateway as seen by the signal handler. */
export interface StoppableGateway {
  /** Makes load balancers stop routing here. Calls are still served. */
  endReadiness(): void;
  /** Aborts jobs, finishes open requests, flushes counters, closes the database. */
  stop(): Promise<void>;
}

/**
 * Graceful shutdown by signals. SIGTERM, which supervisors send, first drains for `drainMs`, so that load balancers see that the gateway is
 * not ready while calls are still served; Ctrl-C does not drain. A second signal exits at once.
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
