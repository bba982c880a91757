/**
 * Runs a task while no other tab runs one under the same name. Pages over plain HTTP have no locks, and a browser that keeps nothing denies
 * them: there only one tab is safe.
 */
export async function inTurn<Outcome>(name: string, task: () => Promise<Outcome>): Promise<Outcome> {
  const locks: LockManager | undefined = navigator.locks;
  let begun: Promise<Outcome> | undefined;
  await locks
    ?.request(name, () => (begun = task()))
    .catch((error: unknown) => {
      if (begun !== undefined) throw error;
    });
  return await (begun ?? task());
}
