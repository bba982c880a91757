import { createContext, useContext } from 'react';

/** Texts of what stands only in pages of documentation. */
const docTexts = {
  'zh-CN': {
    do: '应当',
    dont: '避免',
    search: '搜索变量',
    searchHint: '按名称、数值或用途查找，例如 hover、44px、边框',
    found: (count: number) => `共 ${count} 个变量`,
    sample: '示例',
    name: '名称',
    light: '浅色',
    dark: '深色',
    action: '操作',
    copy: (name: string) => `复制 ${name}`,
    copied: (name: string) => `已复制 ${name}`,
    copyFailed: '未能复制，请选中后手动复制',
    sampleText: '力码 88',
  },
  en: {
    do: 'Do',
    dont: 'Don’t',
    search: 'Search tokens',
    searchHint: 'By name, value or job, such as hover, 44px or border',
    found: (count: number) => `${count} tokens`,
    sample: 'Sample',
    name: 'Name',
    light: 'Light',
    dark: 'Dark',
    action: 'Action',
    copy: (name: string) => `Copy ${name}`,
    copied: (name: string) => `Copied ${name}`,
    copyFailed: 'It could not be copied; select it and copy it by hand',
    sampleText: 'LIMA 88',
  },
} as const;

export type DocLanguage = keyof typeof docTexts;

/** The language of the toolbar. */
export const DocLanguageContext = createContext<DocLanguage>('zh-CN');

export function useDocLanguage(): DocLanguage {
  return useContext(DocLanguageContext);
}

export function useDocTexts(): (typeof docTexts)[DocLanguage] {
  return docTexts[useDocLanguage()];
}
