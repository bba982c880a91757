import { imageTypes, sizeWords } from '@lima-id/domain';

/** The accepted types as shown in messages: `jpeg`, `png`, `bmp`. */
export function typeWords(): string[] {
  return imageTypes.map((type) => type.slice(type.indexOf('/') + 1));
}

/** Bytes formatted with a space before the unit: `218.4 KB`. */
export function sizeLabel(bytes: number): string {
  return sizeWords(bytes).replace(/[KM]?B$/, ' $&');
}

/**
 * Value of `accept`: the accepted types. HEIC is omitted on purpose, though it can be dropped or pasted: phones then convert to JPEG
 * themselves.
 */
export function acceptedTypes(): string {
  return imageTypes.join(',');
}
