const mebibyte = 1_048_576;

/** Global limits of forms with files. Files are on disk; a form takes some 200 KB of memory. */
export interface FormLimits {
  /** Concurrent forms. */
  atOnce: number;
  /** Concurrent forms per visitor. A company behind one address counts as one. */
  perVisitor: number;
  /** Bytes on disk in total. */
  bytes: number;
  /** Bytes on disk per visitor. */
  bytesPerVisitor: number;
}

/** Limits of the gateway. */
export const defaultFormLimits: FormLimits = {
  atOnce: 256,
  perVisitor: 24,
  bytes: 512 * mebibyte,
  bytesPerVisitor: 192 * mebibyte,
};

/** Grace period in ms before the minimum rate applies. */
export const slowMs = 10_000;

/** Minimum average rate in bytes a second after that: an upload chunk (128 KB) still arrives in time. */
export const minBytesPerSecond = 4_096;

/** Check interval in ms for slow forms. */
export const slowCheckMs = 2_000;

/** Age in ms of an abandoned form file: far longer than any form takes. */
export const abandonedMs = 15 * 60_000;

/** Interval in ms of the cleanup job for such files. */
export const cleanupIntervalMs = 5 * 60_000;
