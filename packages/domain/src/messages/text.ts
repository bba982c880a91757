/** Messages about typed texts, whatever the field, in Chinese. */
export const textMessages = {
  /** `character` as `U+E000`. */
  unreadable: (character: string) => `内容中有无法识别的字符（${character}），请删除，或改用其他字`,
} as const;
