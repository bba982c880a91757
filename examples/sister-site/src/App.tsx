import { AssetProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@lima-id/ui';
import { brandTheme } from '@lima-id/ui/theme';
import { brand } from './brand.ts';
import { locale } from './locale.ts';
import { Site } from './Site.tsx';

const theme = brandTheme(brand);

export function App() {
  return (
    <ThemeProvider theme={theme}>
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
