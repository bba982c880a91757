const mebibyte = 1_048_576;

/** What forms with files may take of the gateway together. Their files lie on the disk: in memory one takes some 200 KB. */
export interface FormLimits {
  /** Forms that are read or worked on at once. */
  atOnce: number;
  /** Of them, forms of one visitor. A company behind one address counts as one. */
  perVisitor: number;
  /** Bytes on the disk of all of them. */
  bytes: number;
  /** Bytes on the disk of one visitor's. */
  bytesPerVisitor: number;
}

/** What the gateway allows. */
export const defaultFormLimits: FormLimits = {
  atOnce: 256,
  perVisitor: 24,
  bytes: 512 * mebibyte,
  bytesPerVisitor: 192 * mebibyte,
};

/** Milliseconds for which a form may come slowly. */
export const slowMs = 10_000;

/** Bytes a second that a form brings on average after that: a part of an upload (128 KB) then still comes in time. */
export const leastBytesPerSecond = 4_096;

/** Milliseconds between two looks for forms that come too slowly. */
export const slowCheckMs = 2_000;

/** Milliseconds after which a file of a form belongs to nobody: far longer than a form is read and worked on. */
export const abandonedMs = 15 * 60_000;

/** Milliseconds between two removals of such files. */
export const sweepMs = 5 * 60_000;
