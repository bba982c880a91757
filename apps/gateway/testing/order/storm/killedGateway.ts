import type { Child } from '../../platform/childProcess.ts';
import { addressOf, runGateway } from '../../platform/runGateway.ts';

/** A gateway process that is killed and restarted, as its clients see it. */
export interface KilledGateway {
  /** Its URL; waits while it is down. */
  address(): Promise<string>;
  /** Starts its process and waits until it answers. Returns the milliseconds. */
  start(): Promise<number>;
  /** Starts its process and kills it after some milliseconds, usually before it answers. */
  startInVain(killedAfterMs: number): Promise<void>;
  /** Kills it by SIGKILL, without any shutdown. */
  kill(): Promise<void>;
  /** Kills it for good. */
  end(): Promise<void>;
  /** Rejects with its output when it exits without being killed. */
  readonly endedItself: Promise<never>;
}

/** Creates it; nothing runs until it is started. */
export function createKilledGateway(environment: Record<string, string>): KilledGateway {
  let child: Child | null = null;
  let address: string | null = null;
  let hasEnded = false;
  let rejectEnd: (error: Error) => void = () => {};
  const endedItself = new Promise<never>((_resolve, reject) => {
    rejectEnd = reject;
  });
  // Prevents an unhandled rejection when nobody is waiting.
  endedItself.catch(() => undefined);
  const waiting = new Set<(address: string) => void>();

  const run = () => {
    if (hasEnded) throw new Error('The gateway was killed for good.');
    const started = runGateway(environment);
    child = started;
    void started.ended.then(() => {
      if (child === started) rejectEnd(new Error(`The gateway ended by itself:\n${started.printed()}`));
    });
    return started;
  };

  async function kill(): Promise<void> {
    const killed = child;
    child = null;
    address = null;
    killed?.process.kill('SIGKILL');
    await killed?.ended;
  }

  return {
    address: async () => address ?? (await new Promise((resolve) => waiting.add(resolve))),
    async start() {
      const begun = performance.now();
      const started = run();
      const answersAt = await addressOf(started);
      address = answersAt;
      for (const tell of waiting) tell(answersAt);
      waiting.clear();
      return performance.now() - begun;
    },
    async startInVain(killedAfterMs) {
      run();
      await new Promise((resolve) => setTimeout(resolve, killedAfterMs));
      await kill();
    },
    kill,
    endedItself,
    async end() {
      hasEnded = true;
      await kill();
    },
  };
}
