import type { AxeResults } from 'axe-core';
import { contrast, parseColour } from '../packages/ui/src/brand/colour.ts';
import { type Theme, themeDeclarations } from '../packages/ui/src/tokens/token.ts';
import { colourOf, markedTheme } from './colourMarks.ts';
import { unreadLooks } from './looks.ts';
import { brands, isBrand, type ModeKey, modes, themes } from './themes.ts';

/** Every brand in every mode but the one a story is drawn in. */
const others = Object.keys(brands)
  .filter(isBrand)
  .flatMap((brand) => (Object.keys(modes) as ModeKey[]).map((mode) => ({ brand, mode, theme: themes[brand][mode] })))
  .filter(({ brand, mode }) => brand !== 'lima' || mode !== 'light');

/** Notes how far everything is scrolled; the function it gives puts it back: in another brand's font a strip may be too short for that. */
function holdScrolling(): () => void {
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  return () => {
    for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** What axe says of the contrast of these elements with the colours of a theme over the page. */
async function look(include: Element[], theme: Theme): Promise<AxeResults> {
  const colours = document.createElement('style');
  // A colour on its way to another is neither.
  colours.textContent = `*, *::before, *::after { transition: none !important; }
    :root:root:root { ${themeDeclarations(theme)} }`;
  const putBack = holdScrolling();
  document.head.append(colours);
  const { default: axe } = await import('axe-core');
  const results = await axe.run({ include }, { runOnly: ['color-contrast'], elementRef: true });
  colours.remove();
  putBack();
  return results;
}

/** Axe's finding for one element: its colours, where axe could determine them, and the required contrast. */
interface Colours {
  fgColor?: string;
  bgColor?: string;
  expectedContrastRatio?: string;
}

/** Whether marked colours, which stand for tokens, are far enough apart in every brand and mode; false also when that is not known. */
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

/** The elements whose colours are not plainly those of two tokens that can be read on each other everywhere. */
async function doubtful(elements: Element[]): Promise<Element[]> {
  const { passes, violations, incomplete } = await look(elements, markedTheme);
  return [...passes, ...violations, ...incomplete]
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !areFarApart(Object(any[0]?.data)))
    .flatMap(({ element }) => element ?? []);
}

/**
 * Reads a story as it stands in the colours of every other brand and mode, and throws what cannot be read there. What looks the same
 * as something read before is not read again.
 */
export async function readableInEveryBrand(): Promise<void> {
  const elements = unreadLooks(document.body);
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
