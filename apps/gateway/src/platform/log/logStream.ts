import { redact } from './redact.ts';

/** Where the log goes, line by line. */
export interface LogStream {
  write(line: string): void;
  /** Hands over what is still held back. */
  flush(): void;
}

/** Milliseconds for which a line may be held back. */
const holdMs = 100;

/** Characters that are handed over at once. */
const holdLength = 32_768;

/** The end of a line of `requestLog`, whose fields are known to be free of personal data. */
const requestLine = '"msg":"request"}\n';

/**
 * A log that costs requests little: lines are gathered and handed over together. Whatever is not the plain line of a request is
 * first freed of personal data, so that no subject has to think of it.
 */
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
