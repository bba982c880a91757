export const textAreaTexts = {
  left: (count: number) => `还可输入${count}字`,
  over: (count: number) => `已超出${count}字`,
} as const;
