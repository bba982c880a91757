/** Reads which serial numbers of a range are registered, in ascending order. Both ends are part of the range. */
type ReadRegistered = (first: number, last: number) => Promise<readonly number[]>;

/** What is looked for: `count` serial numbers in a row, not before `from` and not after `lastSerial`. */
interface SoughtRun {
  from: number;
  /** At most `serialsAtOnceMax`. */
  count: number;
  lastSerial: number;
}

/** Serial numbers of a range that is read at most. */
export const serialsAtOnceMax = 5_000;

/** Passes over registered serial numbers until a run is free of them, or reaches beyond the range, which ends with `last`. */
function passOver(registered: readonly number[], first: number, last: number, count: number): number {
  let begin = first;
  for (const [index, serial] of registered.entries()) {
    if (begin + count - 1 > last || serial >= begin + count) break;
    const next = registered[index + 1] ?? Number.POSITIVE_INFINITY;
    // Behind the last one within the run: the codes of one answer follow each other.
    if (next >= begin + count) begin = serial + 1;
  }
  return begin;
}

/**
 * The serial number that the first run without registered ones begins with. One that leaves fewer than `count` up to `lastSerial` when
 * there is no such run.
 */
export async function findFreeRun(readRegistered: ReadRegistered, sought: SoughtRun): Promise<number> {
  const { from, count, lastSerial } = sought;
  let first = from;
  // The first range is the answer's own. An import may have registered hundreds of thousands in a row, so each next one is twice as long.
  for (let length = count; first + count - 1 <= lastSerial; length = Math.min(2 * length, serialsAtOnceMax)) {
    const last = Math.min(first + length - 1, lastSerial);
    first = passOver(await readRegistered(first, last), first, last, count);
    if (first + count - 1 <= last) return first;
  }
  return first;
}
