import type { ImportRow } from '@lima-id/domain';

/** The lines of a file, read as far as they are asked for, with constant memory. Throws FileRefused for a file that cannot be read. */
export interface SheetRows {
  rows: AsyncGenerator<ImportRow, void, undefined>;
  /** Share of the file that was read, 0 to 1. */
  share(): number;
  /** The merged cells that reach lowest, with their last line; null without any. Known after the last line. */
  merged(): { range: string; lastLine: number } | null;
  close(): void;
}
