import { redact } from './redact.ts';

/** Writes text, and reports by `onLost`, later or not at all, that it was not written. Never throws. */
export type LogOutput = (text: string, onLost: () => void) => void;

/** Log destination, line by line. */
export interface LogStream {
  write(line: string): void;
  /** Flushes the buffer. */
  flush(): void;
  /** Warnings of `GET /readyz`, in Chinese: how many lines have been lost since the start. */
  warnings(): readonly string[];
}

/** Maximum buffering time of a line in ms. */
const holdMs = 100;

/** Buffer size in characters. */
const holdLength = 32_768;

/** Suffix of lines of `requestLog`, whose fields contain no personal data. */
const requestLine = '"msg":"request"}\n';

/**
 * A buffered log: lines are written in batches. Every line except those of requests is redacted first, so that subjects need not care. Lines
 * that cannot be written are counted and dropped.
 */
export function createLogStream(out: LogOutput): LogStream {
  let held = '';
  let heldLines = 0;
  let lostLines = 0;
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (held === '') return;
    const [text, lines] = [held, heldLines];
    held = '';
    heldLines = 0;
    out(text, () => {
      lostLines += lines;
    });
  }
  return {
    write(line) {
      held += line.endsWith(requestLine) ? line : redact(line);
      heldLines += 1;
      if (held.length >= holdLength) flush();
      else timer ??= setTimeout(flush, holdMs).unref();
    },
    flush,
    warnings: () =>
      lostLines === 0
        ? []
        : [
            `日志无法写入标准输出，自启动以来已丢失 ${lostLines} 行：请检查日志所在磁盘的空间，或接收日志的程序是否仍在运行。`,
          ],
  };
}
