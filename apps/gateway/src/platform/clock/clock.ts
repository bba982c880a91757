/** The gateway's only source of time and timers, so that tests can control them. */
export interface Clock {
  /** The current time. */
  now(): Date;
  /** Runs `work` every `intervalMs` milliseconds until the returned function is called. Does not keep the process alive. */
  every(intervalMs: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  every(intervalMs, work) {
    const timer = setInterval(work, intervalMs);
    timer.unref();
    return () => clearInterval(timer);
  },
};
