'use client';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Root } from './Breadcrumb.styles.ts';
import { breadcrumbTexts } from './Breadcrumb.texts.ts';

/** A step of the path: not a link without `href`; `code` sets it in the code face. */
export interface BreadcrumbItem {
  label: string;
  href?: string | undefined;
  code?: boolean | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the root page to this one; the last is marked as the current page. */
  items: readonly BreadcrumbItem[];
}

/** The path to this page. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  const texts = useTexts('breadcrumb', breadcrumbTexts);
  return (
    <Root aria-label={texts.landmark} {...rest}>
      <ol>
        {items.map(({ label, href, code }, index) => {
          const current = index === items.length - 1 ? ('page' as const) : undefined;
          const face = { 'data-code': code ? '' : undefined, 'aria-current': current };
          return (
            <li key={`${label} ${href ?? ''}`}>
              {href === undefined ? (
                <span {...face}>{label}</span>
              ) : (
                <Link href={href} {...face}>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
