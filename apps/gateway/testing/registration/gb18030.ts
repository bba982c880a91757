let bytesOf: ReadonlyMap<string, readonly number[]> | undefined;

/** The characters of two bytes in GB18030. */
function readTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('gb18030');
  const table = new Map<string, readonly number[]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const text = decoder.decode(Uint8Array.of(first, second));
      if (second !== 0x7f && text.length === 1) table.set(text, [first, second]);
    }
  }
  return table;
}

/** A text of ASCII and common Chinese characters in GB18030, which Node only decodes. */
export function writtenGb18030(text: string): Buffer {
  bytesOf ??= readTable();
  const table = bytesOf;
  return Buffer.from(
    Array.from(text).flatMap((sign) => {
      const code = sign.charCodeAt(0);
      const bytes = code < 0x80 ? [code] : table.get(sign);
      if (bytes === undefined) throw new Error(`No two bytes for ${sign}`);
      return bytes;
    }),
  );
}
