import type { AxeResults } from 'axe-core';
import { contrast, parseColour } from '../packages/ui/src/brand/colour.ts';
import { type Theme, themeDeclarations } from '../packages/ui/src/tokens/token.ts';
import { colourOf, markedTheme } from './colourMarks.ts';
import { unreadLooks } from './looks.ts';
import { brands, isBrand, type ModeKey, modes, themes } from './themes.ts';

/** Every brand in every mode except the one a story is rendered in. */
const others = Object.keys(brands)
  .filter(isBrand)
  .flatMap((brand) => (Object.keys(modes) as ModeKey[]).map((mode) => ({ brand, mode, theme: themes[brand][mode] })))
  .filter(({ brand, mode }) => brand !== 'lima' || mode !== 'light');

/**
 * Saves all scroll positions; the returned function restores them: with another brand's font a scroller may be too short to keep its
 * position.
 */
function holdScrolling(): () => void {
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  return () => {
    for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  };
}

/**
 * Runs axe's contrast rule on these elements with the colours of a theme applied to the page. Elements that are gone, such as what stood for
 * a part that has arrived meanwhile, are left out.
 */
async function look(
  elements: Element[],
  theme: Theme,
): Promise<Pick<AxeResults, 'passes' | 'violations' | 'incomplete'>> {
  const { default: axe } = await import('axe-core');
  const include = elements.filter(({ isConnected }) => isConnected);
  if (include.length === 0) return { passes: [], violations: [], incomplete: [] };
  const colours = document.createElement('style');
  // Mid-transition colours match neither theme.
  colours.textContent = `*, *::before, *::after { transition: none !important; }
    :root:root:root { ${themeDeclarations(theme)} }`;
  const putBack = holdScrolling();
  document.head.append(colours);
  return await axe.run({ include }, { runOnly: ['color-contrast'], elementRef: true }).finally(() => {
    colours.remove();
    putBack();
  });
}

/** axe's result for one element: its colours, where axe could determine them, and the required contrast. */
interface Colours {
  fgColor?: string;
  bgColor?: string;
  expectedContrastRatio?: string;
}

/** Whether two marker colours, which represent tokens, have enough contrast in every brand and mode; false when unknown. */
function areFarApart({ fgColor = '', bgColor = '', expectedContrastRatio = '' }: Colours): boolean {
  const text = colourOf(fgColor);
  const ground = colourOf(bgColor);
  const least = Number.parseFloat(expectedContrastRatio);
  if (text === undefined || ground === undefined || Number.isNaN(least)) return false;
  return others.every(({ theme }) => {
    const pair = [parseColour(theme[text]), parseColour(theme[ground])];
    return pair[0] != null && pair[1] != null && contrast(pair[0], pair[1]) > least;
  });
}

/** Elements whose colours are not plainly two tokens with enough contrast everywhere. */
async function doubtful(elements: Element[]): Promise<Element[]> {
  const { passes, violations, incomplete } = await look(elements, markedTheme);
  return [...passes, ...violations, ...incomplete]
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !areFarApart(Object(any[0]?.data)))
    .flatMap(({ element }) => element ?? []);
}

/**
 * Checks the contrast of the parts of a rendered story in the colours of every other brand and mode, and throws the failures. Elements that look the
 * same as ones checked before are skipped.
 */
export async function readableInEveryBrand(parts: readonly Element[]): Promise<void> {
  // A scope keeps its own theme, whatever that of the page.
  const elements = parts.flatMap(unreadLooks).filter((element) => element.closest('[class*="lima-scope-"]') === null);
  if (elements.length === 0) return;
  const doubted = await doubtful(elements);
  const found: string[] = [];
  for (const { brand, mode, theme } of doubted.length === 0 ? [] : others) {
    const { violations } = await look(doubted, theme);
    for (const { target, any } of violations.flatMap(({ nodes }) => nodes))
      found.push(`${brand}, ${mode}: ${target}: ${any[0]?.message ?? ''}`);
  }
  if (found.length > 0) throw new Error(`Too little contrast in other brands:\n${found.join('\n')}`);
}
