import { darkLargeColours, darkTheme } from '../tokens/darkTheme.ts';
import { isDark, type Theme, type TokenName, themeDeclarations } from '../tokens/token.ts';
import { contrast, nearestPassing } from './colour.ts';
import { contrastDutiesOf } from './contrastDuties.ts';
import { brandHued, inHueOf } from './darkBrand.ts';

/** Scale factor of type in the large mode. */
export const largeTypeFactor = 1.25;

/** Text in the large mode meets AAA (WCAG 2.2, 1.4.6). */
export const largeTextContrast = 7;

/** Tokens that take the value of another token, one or two steps stronger. */
const stronger = {
  'text-secondary': 'color-ink-700',
  'text-tertiary': 'color-ink-600',
  'text-placeholder': 'color-ink-600',
  'text-disabled': 'color-ink-600',
  'text-link': 'color-primary-700',
  'text-link-hover': 'color-primary-800',
  'text-on-ink-secondary': 'color-ink-200',
  'text-on-ink-tertiary': 'color-ink-200',
  'text-on-ink-separator': 'color-ink-300',
  'text-on-ink-footer': 'color-ink-200',
  'border-hairline': 'color-ink-400',
  'border-default': 'color-ink-400',
  'border-strong': 'color-ink-500',
  'border-control': 'color-ink-600',
  'border-focus': 'color-primary-700',
  'border-on-ink': 'border-on-ink-strong',
  'border-on-ink-strong': 'color-ink-300',
  'action-primary-bg': 'color-primary-700',
  'action-primary-hover': 'color-primary-800',
  'action-primary-active': 'color-primary-900',
  'action-primary-disabled-text': 'color-ink-600',
  'action-secondary-border': 'color-ink-600',
  'action-secondary-disabled-border': 'color-ink-400',
  'action-secondary-disabled-text': 'color-ink-600',
  'action-text-text': 'color-primary-700',
  'action-danger-bg': 'action-danger-hover',
  'action-danger-hover': 'action-danger-active',
  'chart-axis': 'color-ink-600',
  'chart-grid': 'color-ink-300',
  'chart-tick': 'color-ink-700',
} as const satisfies Partial<Record<TokenName, TokenName>>;

/** Sizes of text containers and touch targets; no target is smaller than 48 px. */
const larger = {
  'control-touch-min': '48px',
  'control-height-sm': '48px',
  'control-height-md': '52px',
  'control-height-lg': '60px',
  'control-height-lookup': '88px',
  'control-height-lookup-mobile': '72px',
  'control-icon': '24px',
  'control-checkbox': '22px',
  'control-step-box': '44px',
  'control-tag': '28px',
  'control-tab-height': '56px',
  'control-page-button': '48px',
  'layout-header-height': '76px',
  'layout-header-height-mobile': '64px',
  'layout-side-menu-width': '264px',
  'layout-drawer-width': '640px',
  'layout-dialog-width': '640px',
  'layout-float-menu-width': '64px',
  'layout-float-menu-height-mobile': '68px',
  'layout-plate-bar-height': '92px',
  'layout-console-rail': '280px',
  'layout-console-top-bar': '68px',
  'layout-footer-row-mobile': '56px',
  'line-bracket': '2px',
  'line-active': '3px',
} as const satisfies Partial<Record<TokenName, string>>;

/** Backgrounds of white text, which cannot become lighter: they become darker. */
const whiteTextGrounds = {
  'action-primary-bg': 'action-primary-text',
  'action-danger-bg': 'action-danger-text',
} as const satisfies Partial<Record<TokenName, TokenName>>;

const largeTypeSize = `${largeTypeFactor * 100}%`;

/** Whether a theme is in the large mode. */
export function isLarge(theme: Pick<Theme, 'page-type-size'>): boolean {
  return theme['page-type-size'] === largeTypeSize;
}

type Changeable = { -readonly [Name in TokenName]: string };

/** The backgrounds of each text colour in the duties. */
function textGrounds(theme: Theme): Map<TokenName, TokenName[]> {
  const grounds = new Map<TokenName, TokenName[]>();
  for (const { mark, ground, least } of contrastDutiesOf(theme)) {
    if (least >= 4.5) grounds.set(mark, [...(grounds.get(mark) ?? []), ground]);
  }
  return grounds;
}

/** The changes of a dark theme, in the hue of its brand. */
function darkColours(theme: Theme): Partial<Theme> {
  const action = theme['color-primary-500'];
  if (action === darkTheme['color-primary-500']) return darkLargeColours;
  const hued = brandHued.flatMap((name) => {
    const colour = darkLargeColours[name];
    return colour === undefined ? [] : [[name, inHueOf(action, colour)]];
  });
  return { ...darkLargeColours, ...Object.fromEntries(hued) };
}

/**
 * An accessible large-type theme (适老化): type and controls 25 % larger, targets of 48 px, borders at 3:1 and text at 7:1. Text that is still
 * below after using the stronger steps is darkened, or lightened on ink, just as far as needed.
 */
export function largeMode(theme: Theme): Theme {
  const large: Changeable = { ...theme, ...larger, 'page-type-size': largeTypeSize };
  if (isDark(theme)) Object.assign(large, darkColours(theme));
  else for (const [name, source] of Object.entries(stronger) as [TokenName, TokenName][]) large[name] = theme[source];
  const strengthen = (name: TokenName, others: readonly TokenName[]) => {
    const passes = (colour: string) => others.every((other) => contrast(colour, large[other]) >= largeTextContrast);
    large[name] = nearestPassing(large[name], passes) ?? large[name];
  };
  for (const [ground, text] of Object.entries(whiteTextGrounds) as [TokenName, TokenName][]) strengthen(ground, [text]);
  for (const [text, grounds] of textGrounds(theme)) strengthen(text, grounds);
  return large;
}

/** The attribute of `html` that turns the large mode on in a page with {@link largeModeStyles}. */
export const largeModeAttribute = 'data-mode';

/**
 * The large mode of a theme as a rule for a static stylesheet, active while `html` has `data-mode="large"`: an inline script in the head
 * that sets the attribute from storage turns it on before the first paint, and no page loads the colour computation.
 */
export function largeModeStyles(theme: Theme): string {
  return `:root:root:root[${largeModeAttribute}='large']{${themeDeclarations(largeMode(theme), theme)}}`;
}
