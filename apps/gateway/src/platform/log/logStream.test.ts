import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogStream } from './logStream.ts';

describe('createLogStream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes lines in batches, in order, after a delay', () => {
    const parts: string[] = [];
    const stream = createLogStream((text) => parts.push(text));
    stream.write('a\n');
    stream.write('b\n');
    expect(parts).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(parts).toEqual(['a\nb\n']);
  });

  it('writes at once when the buffer is full or flushed', () => {
    const parts: string[] = [];
    const stream = createLogStream((text) => parts.push(text));
    stream.write(`${'x'.repeat(40_000)}\n`);
    expect(parts).toHaveLength(1);
    stream.write('last\n');
    stream.flush();
    stream.flush();
    vi.advanceTimersByTime(1_000);
    expect(parts.slice(1)).toEqual(['last\n']);
  });

  it('counts the lines that were lost, and reports nothing when none was', () => {
    const reports: (() => void)[] = [];
    const stream = createLogStream((_text, onLost) => reports.push(onLost));
    stream.write('a\n');
    stream.write('b\n');
    stream.flush();
    stream.write('c\n');
    stream.flush();
    expect(stream.warnings()).toEqual([]);
    reports[0]?.();
    expect(stream.warnings()).toEqual([expect.stringContaining('已丢失 2 行')]);
    reports[1]?.();
    expect(stream.warnings()).toEqual([expect.stringContaining('已丢失 3 行')]);
  });

  it('redacts every line except those of requests', () => {
    let text = '';
    const stream = createLogStream((part) => (text += part));
    stream.write('{"phone":"13812345678","msg":"order saved"}\n');
    stream.flush();
    expect(text).toBe('{"phone":"[phone]","msg":"order saved"}\n');
  });
});
