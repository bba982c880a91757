import { redact } from './redact.ts';

/** Log destination, line by line. */
export interface LogStream {
  write(line: string): void;
  /** Flushes the buffer. */
  flush(): void;
}

/** Maximum buffering time of a line in ms. */
const holdMs = 100;

/** Buffer size in characters. */
const holdLength = 32_768;

/** Suffix of lines of `requestLog`, whose fields contain no personal data. */
const requestLine = '"msg":"request"}\n';

/** A buffered log: lines are written in batches. Every line except those of requests is redacted first, so that subjects need not care. */
export function createLogStream(out: (text: string) => void): LogStream {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (held === '') return;
    const text = held;
    held = '';
    out(text);
  }
  return {
    write(line) {
      held += line.endsWith(requestLine) ? line : redact(line);
      if (held.length >= holdLength) flush();
      else timer ??= setTimeout(flush, holdMs).unref();
    },
    flush,
  };
}
