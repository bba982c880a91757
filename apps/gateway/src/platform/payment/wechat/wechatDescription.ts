/** Maximum UTF-8 bytes of a description at WeChat Pay. */
export const descriptionMaxBytes = 127;

const rest = '…';

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Truncates a description to WeChat Pay's limit between two characters, with `…`. */
export function cutDescription(description: string): string {
  if (Buffer.byteLength(description) <= descriptionMaxBytes) return description;
  let cut = '';
  let bytes = Buffer.byteLength(rest);
  for (const { segment } of characters.segment(description)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > descriptionMaxBytes) break;
    cut += segment;
  }
  return cut + rest;
}
