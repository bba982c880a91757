/** Calls back when the page rests; Safari, which cannot tell, after the current task. */
export function whenResting(call: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(call);
}
