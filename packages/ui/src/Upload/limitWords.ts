import { imageTypes, sizeWords } from '@lima-id/domain';

/** The rule's types as they stand in a sentence: `jpeg`, `png`, `bmp`. */
export function typeWords(): string[] {
  return imageTypes.map((type) => type.slice(type.indexOf('/') + 1));
}

/** Bytes as they stand in a line of text, with a space before the unit: `218.4 KB`. */
export function sizeLabel(bytes: number): string {
  return sizeWords(bytes).replace(/[KM]?B$/, ' $&');
}

/**
 * What the file chooser offers: the rule's types. HEIC is left out on purpose, though it can be dropped or pasted: a
 * telephone's chooser then hands over a JPEG of its own making.
 */
export function acceptedTypes(): string {
  return imageTypes.join(',');
}
