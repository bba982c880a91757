import { nameDots } from '../text/personName.ts';

const chineseName = new RegExp(`^\\p{Script=Han}+(?:[${nameDots}]\\p{Script=Han}+)*$`, 'u');

/**
 * Whether a text is a Chinese name of `min` to `max` characters: Chinese characters, optionally with dots between them, as in names
 * transcribed from other languages (`买买提·吐尔逊`); dots count as characters, and all dots that keyboards make are equivalent. Rare
 * characters outside the basic plane count as one.
 */
export function isChineseName(text: string, min: number, max = Number.POSITIVE_INFINITY): boolean {
  const { length } = Array.from(text);
  return length >= min && length <= max && chineseName.test(text);
}
