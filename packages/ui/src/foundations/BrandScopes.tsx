import type { ReactNode } from 'react';
import {
  type BrandKey,
  brands,
  drawingsOf,
  isMode,
  locales,
  type ModeKey,
  themes,
} from '../../../../.storybook/themes.ts';
import { brandLocale } from '../brand/brandLocale.ts';
import { AssetProvider } from '../Illustration/Illustration.tsx';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { ThemeScope } from '../ThemeProvider/ThemeScope.tsx';
import type { Brand } from '../theme.ts';
import { ScopeTitle } from './BrandScopes.styles.ts';

interface BrandScopesProps {
  /** The mode of the toolbar, a Storybook global. */
  mode?: unknown;
  children: (brand: Brand) => ReactNode;
}

/** The same content in each brand, stacked, each in a scope with the brand's theme, texts and drawings. */
export function BrandScopes({ mode, children }: BrandScopesProps) {
  const shown: ModeKey = isMode(mode) ? mode : 'light';
  const chinese = locales['zh-CN'];
  return (Object.keys(brands) as BrandKey[]).map((key) => {
    const brand: Brand = brands[key];
    return (
      <ThemeScope key={key} theme={themes[key][shown]} data-brand={key}>
        <ScopeTitle>{`${brand.name} ${brand.latinName} · ${brand.industry}`}</ScopeTitle>
        <AssetProvider base={drawingsOf(key)}>
          {chinese === undefined ? null : (
            <LocaleProvider locale={brandLocale(brand, chinese.locale)}>{children(brand)}</LocaleProvider>
          )}
        </AssetProvider>
      </ThemeScope>
    );
  });
}
