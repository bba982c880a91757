/** Announced while a code is being resolved. */
export const resolvingCodeTexts = { resolving: '正在解析标识…' } as const;
