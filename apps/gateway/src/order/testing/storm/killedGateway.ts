import type { Child } from '../../../platform/testing/childProcess.ts';
import { addressOf, runGateway } from '../../../platform/testing/runGateway.ts';

/** A gateway in a process of its own that is killed and started again, as its clients see it. */
export interface KilledGateway {
  /** Where it answers; waits while it is down. */
  address(): Promise<string>;
  /** Starts its process; done when it answers. Gives the milliseconds that it took. */
  start(): Promise<number>;
  /** Starts its process and kills it so many milliseconds later, before it answers as a rule. */
  startInVain(killedAfterMs: number): Promise<void>;
  /** Kills it by SIGKILL: nothing of it runs on, and nothing is told to anybody. */
  kill(): Promise<void>;
  /** Kills it for good. */
  end(): Promise<void>;
  /** Rejected with what it printed when it ends without being killed. */
  readonly endedItself: Promise<never>;
}

/** Makes it; nothing runs until it is started. */
export function createKilledGateway(environment: Record<string, string>): KilledGateway {
  let child: Child | null = null;
  let address: string | null = null;
  let hasEnded = false;
  let tellEnd: (error: Error) => void = () => {};
  const endedItself = new Promise<never>((_resolve, reject) => {
    tellEnd = reject;
  });
  // Nobody may be waiting when it happens.
  endedItself.catch(() => undefined);
  const waiting = new Set<(address: string) => void>();

  const run = () => {
    if (hasEnded) throw new Error('The gateway was killed for good.');
    const started = runGateway(environment);
    child = started;
    void started.ended.then(() => {
      if (child === started) tellEnd(new Error(`The gateway ended by itself:\n${started.printed()}`));
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
