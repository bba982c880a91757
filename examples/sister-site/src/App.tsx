import { AssetProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@lima-id/ui';
import { brandTheme } from '@lima-id/ui/theme';
import { brand } from './brand.ts';
import { locale } from './locale.ts';
import { Site } from './Site.tsx';

const theme = brandTheme(brand);

/** The nonce of the page's Content-Security-Policy; styled-components reads the same element. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export function App() {
  return (
    <ThemeProvider theme={theme} nonce={nonce}>
      <LocaleProvider locale={locale}>
        <AssetProvider base="/drawings">
          <ToastProvider>
            <Site />
          </ToastProvider>
        </AssetProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
