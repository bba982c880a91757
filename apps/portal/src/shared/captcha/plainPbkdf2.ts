/** The first 32 bits of the fractional part of a root: the constants of SHA-256. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);
}
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const schedule = new Int32Array(64);

/** The state of SHA-256 after another block of 16 words. */
function compress(state: Int32Array, block: Int32Array): Int32Array {
  schedule.set(block);
  const word = (at: number) => schedule[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [word(at - 15), word(at - 2)];
    const nearMix = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const farMix = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    schedule[at] = (word(at - 16) + nearMix + word(at - 7) + farMix) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[at] ?? 0) + word(at)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return Int32Array.of(a, b, c, d, e, f, g, h).map((mixed, at) => (mixed + (state[at] ?? 0)) | 0);
}

/** Bytes with SHA-256 padding, as the last block after one block of 64 bytes. Up to 55 bytes. */
function lastBlock(bytes: Uint8Array): Int32Array {
  const view = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(60, (64 + bytes.length) * 8);
  return Int32Array.from({ length: 16 }, (_, at) => view.getInt32(at * 4));
}

function padded(password: Uint8Array, mask: number): Int32Array {
  const view = new DataView(new ArrayBuffer(64));
  for (let at = 0; at < 64; at += 1) view.setUint8(at, (password[at] ?? 0) ^ mask);
  return Int32Array.from({ length: 16 }, (_, at) => view.getInt32(at * 4));
}

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setInt32(at * 4, word));
  return new Uint8Array(view.buffer);
}

/**
 * PBKDF2 with SHA-256, for pages over plain HTTP, where browsers withhold theirs: some ten times slower. The password has at most
 * 64 bytes, the salt 51, the key 32.
 */
export function plainPbkdf2(password: Uint8Array, salt: Uint8Array, cost: number): Uint8Array {
  const [inner, outer] = [0x36, 0x5c].map((mask) => compress(beginning, padded(password, mask)));
  if (inner === undefined || outer === undefined) throw new Error('There are two states.');
  const sign = (block: Int32Array) => compress(outer, lastBlock(bytesOf(compress(inner, block))));
  let mixed = sign(lastBlock(Uint8Array.of(...salt, 0, 0, 0, 1)));
  const key = mixed.slice();
  // All later messages have the same length and the same padding.
  const block = lastBlock(new Uint8Array(32));
  const signAgain = (words: Int32Array) => {
    block.set(words);
    block.set(compress(inner, block));
    return compress(outer, block);
  };
  for (let round = 1; round < cost; round += 1) {
    mixed = signAgain(mixed);
    for (let at = 0; at < 8; at += 1) key[at] = (key[at] ?? 0) ^ (mixed[at] ?? 0);
  }
  return bytesOf(key);
}
