import { create } from 'storybook/theming/create';
import { isDark, type Theme } from '../packages/ui/src/tokens/token.ts';

/** What Storybook draws around stories and in pages of documentation, in the tokens of a theme. */
export function frameTheme(theme: Theme): ReturnType<typeof create> {
  const dark = isDark(theme);
  return create({
    base: dark ? 'dark' : 'light',
    colorPrimary: theme['action-primary-bg'],
    colorSecondary: theme['action-primary-bg'],
    appBg: theme['bg-paper'],
    appContentBg: theme['bg-surface'],
    appPreviewBg: theme['bg-page'],
    appHoverBg: theme['bg-hover'],
    appBorderColor: theme['border-hairline'],
    appBorderRadius: Number.parseInt(theme['radius-control'], 10),
    fontBase: theme['font-sans'],
    fontCode: theme['font-code'],
    textColor: theme['text-primary'],
    textInverseColor: theme['text-on-ink-primary'],
    textMutedColor: theme['text-tertiary'],
    barBg: theme['bg-surface'],
    barTextColor: theme['text-secondary'],
    barHoverColor: theme['text-link-hover'],
    barSelectedColor: theme['text-link'],
    buttonBg: theme['action-secondary-bg'],
    buttonBorder: theme['border-default'],
    booleanBg: theme['bg-sunken'],
    booleanSelectedBg: theme['bg-surface'],
    inputBg: theme['bg-surface'],
    inputBorder: theme['border-control'],
    inputTextColor: theme['text-primary'],
    inputBorderRadius: Number.parseInt(theme['radius-control'], 10),
    brandTitle: '力码 LIMA 设计系统',
    // Relative, so that it is found below any path that the build is served from.
    brandImage: dark ? './illustrations/logo-on-ink.svg' : './illustrations/logo.svg',
    brandTarget: '_self',
  });
}
