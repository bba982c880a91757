let end: Promise<void> | undefined;

/**
 * Resolves when the requests that arrived in this turn of the event loop have been read: one promise for all callers of the turn. Answers
 * that are ready at once are then written in a batch, which is cheaper than between reading two requests: better cache locality, and a peer
 * on another core is woken once instead of once per answer.
 */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined;
      resolve();
    });
  });
  return end;
}
