import { defaultReportMessage, type RunDetails, stringify } from 'fast-check';

/** The cases of a failed property as code: pasted into its parameters, they run first in every run. */
export function exampleOf(counterexample: unknown): string {
  return `{ examples: [${stringify(counterexample)}] }`;
}

/** Throws the report of a failed property with the example to paste. */
export function reportWithExample<Case>(details: RunDetails<Case>): void {
  if (!details.failed) return;
  const example =
    details.counterexample === null ? '' : `\nPaste into its parameters: ${exampleOf(details.counterexample)}`;
  throw new Error(`${defaultReportMessage(details) ?? 'A property failed.'}${example}`, {
    cause: details.errorInstance ?? undefined,
  });
}
