/** What is used of React's scheduler, which has no types of its own. */
declare module 'scheduler' {
  /** Lets React render for `1000 / fps` milliseconds before the browser gets a turn. */
  export function unstable_forceFrameRate(fps: number): void;
  export const unstable_NormalPriority: number;
  export function unstable_scheduleCallback(priority: number, callback: () => void): unknown;
  /** Whether the callback that runs has had its time. */
  export function unstable_shouldYield(): boolean;
}
