/** Throws the errors of some items after a job has processed all; `what` is the message: `payments were not settled`. */
export function throwFailures(what: string, failures: readonly unknown[]): void {
  const [first] = failures;
  if (first === undefined) return;
  const reason = first instanceof Error ? first.message : 'error';
  throw new Error(`${failures.length} ${what}: ${reason}`, { cause: first });
}
