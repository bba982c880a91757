import { cpus } from 'node:os';

/** Progress, beside the results on standard output. */
export function log(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints results: what was measured on what, and a table. */
export function printTable(measured: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|---|${'---:|'.repeat(head.length - 1)}`;
  process.stdout.write(
    [
      `${measured}; Node ${process.version}, ${cpus().length} x ${processor}`,
      '',
      line(head),
      rule,
      ...rows.map(line),
      '',
    ].join('\n'),
  );
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
