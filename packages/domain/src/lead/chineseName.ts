/**
 * Whether a text is a Chinese name of `min` to `max` characters: Chinese characters, optionally with dots between them, as in names
 * transcribed from other languages (`买买提·吐尔逊`); dots count as characters. The three dots that input methods write are equivalent. Rare
 * characters outside the basic plane count as one.
 */
export function isChineseName(text: string, min: number, max = Number.POSITIVE_INFINITY): boolean {
  const { length } = Array.from(text);
  return length >= min && length <= max && /^\p{Script=Han}+(?:[·•・]\p{Script=Han}+)*$/u.test(text);
}
