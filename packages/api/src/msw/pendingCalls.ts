const ends = new Set<() => void>();

/** Waits until the story or test that the call belongs to is over. */
export function untilOver(): Promise<void> {
  return new Promise((resolve) => {
    ends.add(resolve);
  });
}

/** Ends every mocked call that gets no answer, as if the connection broke; for the end of a story or test. */
export function endPending(): void {
  for (const end of ends) end();
  ends.clear();
}
