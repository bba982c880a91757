/** In the place of a code whose text does not fit. */
export const qrCodeTexts = { tooLong: '内容太长，无法生成二维码' } as const;
