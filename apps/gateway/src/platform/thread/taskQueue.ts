/** Runs tasks one at a time. Returns null at once when the queue is full. */
export type TaskQueue = <Value>(work: () => Promise<Value>) => Promise<Value> | null;

/** Creates a queue with at most `places` tasks, including the running one. */
export function createTaskQueue(places: number): TaskQueue {
  let standing = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (standing === places) return null;
    standing += 1;
    const turn = last.then(work).finally(() => {
      standing -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}
