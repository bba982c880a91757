let end: Promise<void> | undefined;

/**
 * Resolves when the requests that arrived in this turn of the event loop have been read: one moment for all who wait in the turn.
 * Answers that are ready at once are then written one after the other, which is cheaper than between reading two requests: the
 * processor stays with the same work, and a peer on the other core is woken once instead of once an answer.
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
