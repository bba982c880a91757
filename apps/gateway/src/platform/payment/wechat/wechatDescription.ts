/** Bytes of UTF-8 that WeChat Pay takes as the description of a payment. */
export const descriptionMaxBytes = 127;

const rest = '…';

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** A description as WeChat Pay takes it: cut between two characters, with `…`, where it is too long. */
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
