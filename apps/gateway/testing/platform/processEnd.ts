/** Work that is left to do when this process ends; synchronous, since nothing else runs then. */
const work = new Set<() => void>();

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function doAll(): void {
  // What was begun last ends first: a server before its folder.
  for (const each of [...work].toReversed()) {
    work.delete(each);
    each();
  }
}

function take(signal: NodeJS.Signals): void {
  // Whoever else handles it ends the process, perhaps after a teardown of its own.
  if (process.listenerCount(signal) > 1) return;
  doAll();
  leave();
  process.kill(process.pid, signal);
}

function leave(): void {
  process.off('exit', doAll);
  for (const signal of signals) process.off(signal, take);
}

/**
 * Does some work when this process ends by itself, by an error, by Ctrl-C or by a request to end; a kill leaves it undone. Returns how to
 * withdraw it.
 */
export function atProcessEnd(task: () => void): () => void {
  if (work.size === 0) {
    process.on('exit', doAll);
    // First of all: a listener that is called once no longer counts when it has been called.
    for (const signal of signals) process.prependListener(signal, take);
  }
  work.add(task);
  return () => {
    if (work.delete(task) && work.size === 0) leave();
  };
}
