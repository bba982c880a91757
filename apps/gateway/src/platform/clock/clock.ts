/** The one source of time: what the gateway reads and schedules by, so that tests can move it by hand. */
export interface Clock {
  /** The present moment. */
  now(): Date;
  /** Runs `work` every `intervalMs` milliseconds until the returned function is called. Never keeps the process alive. */
  every(intervalMs: number, work: () => void): () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  every(intervalMs, work) {
    const timer = setInterval(work, intervalMs);
    timer.unref();
    return () => clearInterval(timer);
  },
};
