import { themeDeclarations } from '../packages/ui/src/tokens/token.ts';
import { brands, isBrand, type ModeKey, modes, themes } from './themes.ts';

/** Every brand in every mode but the one a story is drawn in. */
const others = Object.keys(brands)
  .filter(isBrand)
  .flatMap((brand) => (Object.keys(modes) as ModeKey[]).map((mode) => ({ brand, mode })))
  .filter(({ brand, mode }) => brand !== 'lima' || mode !== 'light');

/** What axe says of the contrast in the page as it stands, a line an element. */
async function faults(): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target}: ${any[0]?.message ?? ''}`));
}

/** Puts the colours of every other brand and mode over a story as it stands, and throws what cannot be read there. */
export async function readableInEveryBrand(): Promise<void> {
  const colours = document.createElement('style');
  document.head.append(colours);
  const found: string[] = [];
  for (const { brand, mode } of others) {
    // A colour on its way to another is neither.
    colours.textContent = `*, *::before, *::after { transition: none !important; }
      :root:root:root { ${themeDeclarations(themes[brand][mode])} }`;
    for (const fault of await faults()) found.push(`${brand}, ${mode}: ${fault}`);
  }
  colours.remove();
  if (found.length > 0) throw new Error(`Too little contrast in other brands:\n${found.join('\n')}`);
}
