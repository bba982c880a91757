import { AssetProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { DocLanguageContext } from '../packages/ui/src/foundations/docTexts.ts';
import { brandLocale } from '../packages/ui/src/theme.ts';
import { type BrandKey, brands, drawingsOf, isBrand, isMode, locales, type ModeKey, themes } from './themes.ts';

/** Values of the toolbar, by name. */
export type Globals = Readonly<Record<string, unknown>>;

/** Brand and mode that the toolbar names; the defaults for any other value. */
export function chosenLook({ brand, mode }: Globals): { brand: BrandKey; mode: ModeKey } {
  return { brand: isBrand(brand) ? brand : 'lima', mode: isMode(mode) ? mode : 'light' };
}

/** The providers of an application, in the brand, the mode and the language of the toolbar. */
export function Surroundings({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { brand, mode } = chosenLook(globals);
  const language = locales[String(globals['locale'])];
  const toasted = <ToastProvider>{children}</ToastProvider>;
  // The default Chinese texts come from the components themselves, as in an application without a provider.
  const worded =
    language === undefined || (brand === 'lima' && language === locales['zh-CN']) ? (
      toasted
    ) : (
      <LocaleProvider locale={brandLocale(brands[brand], language.locale)} translate={language.translate}>
        {toasted}
      </LocaleProvider>
    );
  return (
    <ThemeProvider theme={themes[brand][mode]}>
      <AssetProvider base={drawingsOf(brand)}>
        <DocLanguageContext value={globals['locale'] === 'en' ? 'en' : 'zh-CN'}>{worded}</DocLanguageContext>
      </AssetProvider>
    </ThemeProvider>
  );
}
