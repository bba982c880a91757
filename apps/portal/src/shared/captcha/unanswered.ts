const waiting = new Set<() => void>();

/** A story's call that gets no answer until the story is over: one without an end would show as under way in all later ones. */
export function unanswered(): Promise<'unreachable'> {
  return new Promise((resolve) => {
    waiting.add(() => resolve('unreachable'));
  });
}

/** Ends the calls that wait; for the end of a story. */
export function endUnanswered(): void {
  for (const end of waiting) end();
  waiting.clear();
}
