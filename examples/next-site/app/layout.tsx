import '@lima-id/ui/fonts.css';
import { ThemeProvider } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { brandTheme } from './brand.ts';
import { Providers } from './Providers.tsx';
import { StyleRegistry } from './StyleRegistry.tsx';

export const metadata = { title: '灯谱 DENGPU' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <StyleRegistry>
          <ThemeProvider theme={brandTheme}>
            <Providers>{children}</Providers>
          </ThemeProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
