/** Throws what went wrong with some items of a job, once it has worked on the others; `what` names them: `payments were not settled`. */
export function throwFailures(what: string, failures: readonly unknown[]): void {
  const [first] = failures;
  if (first === undefined) return;
  const reason = first instanceof Error ? first.message : 'error';
  throw new Error(`${failures.length} ${what}: ${reason}`, { cause: first });
}
