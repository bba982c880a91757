import { inEnglish } from '@lima-id/domain/english';
import { darkTheme, en, type Locale, lightTheme, type Theme, type Translate, zhCN } from '@lima-id/ui';
import { type Brand, brandTheme, largeMode } from '../packages/ui/src/theme.ts';
import { guangma } from './brands/guangma.ts';
import { lima } from './brands/lima.ts';
import { yaolian } from './brands/yaolian.ts';

/** Brands of the toolbar, keyed by the folder of their illustrations. */
export const brands = { lima, yaolian, guangma } as const satisfies Record<string, Brand>;
export type BrandKey = keyof typeof brands;

/** Modes of the toolbar. */
export const modes = {
  light: '标准',
  large: '大字高对比（适老化）',
  dark: '深色',
  darkLarge: '深色大字高对比',
} as const;
export type ModeKey = keyof typeof modes;

/** Languages of the toolbar. */
export const locales: Record<string, { title: string; locale: Locale; translate?: Translate }> = {
  'zh-CN': { title: '中文', locale: zhCN },
  en: { title: 'English', locale: en, translate: inEnglish },
};

// Storybook bundles a Chinese font, so that screenshots do not depend on the fonts of the machine.
const sans = '"Noto Sans SC Variable"';
const faces = {
  'font-sans': `${sans}, sans-serif`,
  'font-code': lightTheme['font-code'].replace('"Noto Sans SC"', sans),
  'font-figure': lightTheme['font-figure'].replace('"Noto Sans SC"', sans),
};

function themesOf(brand: Brand): Record<ModeKey, Theme> {
  const light = brandTheme(brand, { ...lightTheme, ...faces });
  const dark = brandTheme(brand, { ...darkTheme, ...faces });
  return { light, large: largeMode(light), dark, darkLarge: largeMode(dark) };
}

/** A complete theme record for each brand and mode. */
export const themes: Record<BrandKey, Record<ModeKey, Theme>> = {
  lima: themesOf(lima),
  yaolian: themesOf(yaolian),
  guangma: themesOf(guangma),
};

export function isBrand(key: unknown): key is BrandKey {
  return typeof key === 'string' && key in brands;
}

export function isMode(key: unknown): key is ModeKey {
  return typeof key === 'string' && key in modes;
}

/** Base URL of a brand's illustrations; those of 力码 are the package's own files. */
export function drawingsOf(key: BrandKey): string {
  return key === 'lima' ? '/illustrations' : `/brands/${key}`;
}
