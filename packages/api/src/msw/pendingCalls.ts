const ends = new Set<() => void>();

/** Waits until the story or test of the call has ended. */
export function untilOver(): Promise<void> {
  return new Promise((resolve) => {
    ends.add(resolve);
  });
}

/** Ends every pending mocked call as if the connection broke; for the end of a story or test. */
export function endPending(): void {
  for (const end of ends) end();
  ends.clear();
}
