/** Runs work in turn, one at a time. Answers null at once when too many are waiting already. */
export type WaitingLine = <Value>(work: () => Promise<Value>) => Promise<Value> | null;

/** Makes a line in which at most `places` stand, the one whose turn it is among them. */
export function createLine(places: number): WaitingLine {
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
