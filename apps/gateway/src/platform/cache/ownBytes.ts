/**
 * A copy with memory of its own, for bytes that a cache keeps: Node cuts buffers below 32 KiB from pools of 64 KiB, and a kept one holds its whole
 * pool, whatever else was in it.
 */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}
