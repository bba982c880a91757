'use client';
import { type LinkComponentProps, LinkProvider, LocaleProvider, zhCN } from '@lima-id/ui';
import { brandLocale } from '@lima-id/ui/theme';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { brand } from './brand.ts';

const locale = brandLocale(brand, zhCN);

/** The link of Next.js. Its types refuse `undefined` for the handlers that it has itself. */
function SiteLink({ onClick, onMouseEnter, onTouchStart, ...rest }: LinkComponentProps) {
  return (
    <NextLink
      {...rest}
      {...(onClick ? { onClick } : {})}
      {...(onMouseEnter ? { onMouseEnter } : {})}
      {...(onTouchStart ? { onTouchStart } : {})}
    />
  );
}

/** Words and links: they are functions, which no server component can pass to a client component. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale={locale}>
      <LinkProvider component={SiteLink}>{children}</LinkProvider>
    </LocaleProvider>
  );
}
