/** Names the style element of `laterParts`. */
export const laterPartsName = 'data-later-parts';

/** Parts of a page that may be below its first view, from the second of its content on. */
const partsMax = 12;

/** About the height of a part, until it was laid out once. */
const rule = 'content-visibility:auto;contain-intrinsic-block-size:auto 600px';

/** Sections and the footer have their margins inside, so that they keep their place once they are no longer contained. */
const selectors = [
  ...Array.from({ length: partsMax - 1 }, (_, index) => `#main>section:nth-child(${index + 2})`),
  '#root>footer',
];

/**
 * Style element of a prerendered page by which the browser neither styles nor lays out what is far below the first view: a rule for each
 * part, which showLaterParts.ts takes away one by one.
 */
export const laterParts = `<style ${laterPartsName} media="screen">${selectors.map((selector) => `${selector}{${rule}}`).join('')}</style>`;
