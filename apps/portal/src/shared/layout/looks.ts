// Declarations of parts that look the same on several screens.
import { media, type TokenName, token } from '@lima-id/ui';

/** A button that looks like text. */
export const plainButton = 'padding: 0; border: 0; background: none; cursor: pointer;';

/** A group of fields without the frame that browsers draw around it. */
export const plainFieldset = 'min-width: 0; margin: 0; padding: 0; border: 0;';

/** Codes: their signs must not melt into ligatures. */
export const codeFace = `font-family: ${token('font-code')}; font-variant-ligatures: none;`;

/** Tabular figures. */
export const figureFace = `font-family: ${token('font-figure')}; font-variant-numeric: tabular-nums;`;

/** The words of an item in a list: 14 px with the air of a paragraph. */
export function itemText(colour: TokenName): string {
  return `color: ${token(colour)}; font-size: 0.875rem; line-height: 1.5rem;`;
}

/** A white sheet with a hairline around it. */
export const sheet = `
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
`;

/** Apart from what stands above by a hairline: so far below that, and so far above its own words. */
export function ruledOff(above: TokenName, below: TokenName): string {
  const line = `${token('line-hairline')} solid ${token('border-hairline')}`;
  return `margin-top: ${token(above)}; padding-top: ${token(below)}; border-top: ${line};`;
}

/** Lines between the cells of a grid and around it, in that colour: the cells have a ground of their own. */
export function hairlines(colour: TokenName): string {
  const line = token('line-hairline');
  return `gap: ${line}; padding: ${line}; background: ${token(colour)};`;
}

/** The bracket of the brand, open upwards, as a block above or below words. */
export function bracket(colour: TokenName = 'marker-bracket'): string {
  return `display: block; height: 8px; border: ${token('line-bracket')} solid ${token(colour)}; border-top: 0;`;
}

/** A list whose items have their numbers beside them. */
export const numberedList = `
  counter-reset: item;

  li {
    display: grid;
    grid-template-columns: ${token('space-6')} minmax(0, 1fr);
    counter-increment: item;
  }

  li::before {
    content: counter(item);
    font-family: ${token('font-figure')};
    font-weight: 600;
    color: ${token('text-link')};
  }
`;

/** Cut after that many lines, with an ellipsis. */
export function lineClamp(lines: number): string {
  return `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines}; overflow: hidden;`;
}

/** Cut at the end of the line, with an ellipsis. */
export const ellipsis = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/** A heading that breaks between words rather than between any two Chinese characters. */
export const wholeWords = 'word-break: keep-all; overflow-wrap: anywhere;';

/** A picture shown whole, as large as its frame allows. */
export const containedPicture = 'img { width: 100%; height: 100%; object-fit: contain; }';

/** Over all of the positioned parent. */
export const cover = 'position: absolute; inset: 0; width: 100%; height: 100%;';

/** The colour of the selector's elements under a pointer that can hover. */
export function hoverColour(selector: string, colour: TokenName): string {
  return `${media.hover} { ${selector} { color: ${token(colour)}; } }`;
}

/** Not wider than the page with these margins, and in its middle. */
export function pageWidth(margin: 'layout-gutter' | 'layout-tablet-margin'): string {
  return `max-width: calc(${token('layout-content')} + 2 * ${token(margin)}); margin-inline: auto;`;
}
