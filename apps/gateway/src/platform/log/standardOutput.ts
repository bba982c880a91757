import type { LogOutput } from './logStream.ts';

/**
 * Opens standard output for the log. From then on a full disk and a pipe whose reader has ended cost lines instead of the process, also of
 * those who write to standard output directly.
 */
export function openStandardOutput(): LogOutput {
  // Without a listener the error event is an uncaught exception. Node keeps the stream usable after it: later lines are tried again.
  process.stdout.on('error', () => undefined);
  return (text, onLost) => {
    process.stdout.write(text, (error) => {
      if (error) onLost();
    });
  };
}
