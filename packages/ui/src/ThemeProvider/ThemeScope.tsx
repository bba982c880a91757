'use client';
import { type ComponentPropsWithRef, useContext, useMemo } from 'react';
import { isDark, type Theme } from '../tokens/token.ts';
import { DarkContext } from './darkContext.ts';
import { scopeRule } from './scopeRule.ts';
import { ThemeContext } from './useTheme.ts';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** A complete set of token values for everything inside. */
  theme: Theme;
}

/**
 * A part of a page in another theme: a partner's section, a preview of a brand. Scopes can be nested. The rule is added once to the head,
 * also on the server. A light scope on a dark page, or the other way round, has the ground of its own page. The root font size belongs to the
 * page, so a theme with larger type has no effect on type here.
 */
export function ThemeScope({ theme, className, children, ...rest }: ThemeScopeProps) {
  const { scopeClass, rule } = scopeRule(theme);
  const { nonce } = useContext(ThemeContext);
  const isOtherScheme = useContext(DarkContext) !== isDark(theme);
  const active = useMemo(() => ({ theme, scopeClass, nonce }), [theme, scopeClass, nonce]);
  return (
    <ThemeContext value={active}>
      <style href={scopeClass} precedence="lima-scope" nonce={nonce}>
        {rule}
      </style>
      <div
        {...rest}
        data-ground={isOtherScheme ? 'own' : undefined}
        className={className === undefined ? scopeClass : `${scopeClass} ${className}`}
      >
        <DarkContext value={isDark(theme)}>{children}</DarkContext>
      </div>
    </ThemeContext>
  );
}
