import { isKnown, type Since, type Versions } from './browsers.ts';

/** Something of CSS that browsers learned after 2020. */
interface StyleFeature {
  name: string;
  pattern: RegExp;
  since: Since;
  /** What older browsers show instead; without one it may not be used. */
  instead?: string;
}

/** Features of CSS that are younger than a floor of 2020, and what stands for them. */
export const styleFeatures: readonly StyleFeature[] = [
  { name: 'inset', pattern: /(?<![-\w])inset(?:-block|-inline)?:/, since: [87, 66, 14.1] },
  { name: 'aspect-ratio', pattern: /aspect-ratio:/, since: [88, 89, 15] },
  { name: ':is() and :where()', pattern: /:(?:is|where)\(/, since: [88, 78, 14] },
  { name: 'a nesting rule that no preprocessor resolves', pattern: /@nest\b/, since: [120, 117, 17.2] },
  { name: '@layer', pattern: /@layer\b/, since: [99, 97, 15.4] },
  { name: '@scope', pattern: /@scope\b/, since: [118, 146, 17.4] },
  { name: '@property', pattern: /@property\b/, since: [85, 128, 16.4] },
  {
    name: 'a transform of its own',
    pattern: /(?<![-\w$'])(?:rotate|scale|translate): -?[\d.]/,
    since: [104, 72, 14.1],
  },
  { name: 'dvh, svh and lvh', pattern: /\d[dsl]v(?:h|w|min|max)\b/, since: [108, 101, 15.4] },
  { name: 'light-dark()', pattern: /light-dark\(/, since: [123, 120, 17.5] },
  { name: 'oklch(), oklab(), lab() and lch()', pattern: /[ (](?:ok)?l(?:ab|ch)\(/, since: [111, 113, 15.4] },
  {
    name: 'a range in a media query',
    pattern: /@(?:media|container)[^{]*\((?:width|height)\s*[<>]/,
    since: [104, 63, 16.4],
  },
  { name: 'anchor positioning', pattern: /anchor-name:|position-anchor:|\banchor\(/, since: [125, 147, 26] },
  { name: 'field-sizing', pattern: /field-sizing:/, since: [123, 99, 26.2] },
  {
    name: ':has()',
    pattern: /:has\(/,
    since: [105, 121, 15.4],
    instead:
      'small differences of spacing; where it carries the ring of a hidden field, `withoutHas` has a ring for any focus',
  },
  {
    name: ':dir()',
    pattern: /:dir\(/,
    since: [120, 49, 16.4],
    instead: 'arrows that are not mirrored from right to left',
  },
  {
    name: ':focus-visible',
    pattern: /:focus-visible/,
    since: [86, 85, 15.4],
    instead: 'the ring of the browser, which Safari shows for any focus',
  },
  {
    name: 'container queries',
    pattern: /@container\b|container-type:/,
    since: [105, 110, 16],
    instead: 'the layout of wide places',
  },
  {
    name: 'units of containers',
    pattern: /\dcq[iwbh]\b/,
    since: [105, 110, 16],
    instead: 'a part of the width of the window, below `@supports (width: 1cqi)`; without a variable, no width',
  },
  {
    name: 'color-mix()',
    pattern: /color-mix\(/,
    since: [111, 113, 16.2],
    instead: 'a colour of the tokens, before `@supports`',
  },
  {
    name: 'overflow: clip',
    pattern: /overflow(?:-[xy])?: clip/,
    since: [90, 81, 16],
    instead: '`hidden` in the declaration before',
  },
  {
    name: 'subgrid',
    pattern: /\bsubgrid\b/,
    since: [117, 71, 16],
    instead: 'rows whose parts stand one below the other',
  },
  {
    name: '@starting-style and discrete transitions',
    pattern: /@starting-style|allow-discrete/,
    since: [117, 129, 17.5],
    instead: 'no animation',
  },
  {
    name: 'text-wrap and text-autospace',
    pattern: /text-(?:wrap|autospace):/,
    since: [140, 145, 18.4],
    instead: 'lines as they break',
  },
  {
    name: 'reading-flow',
    pattern: /reading-flow:/,
    since: [137, 999, 999],
    instead: 'the order of the source',
  },
];

/** Comments are no styles. */
const comment = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|\*).*$/gm;

/** Styles of a source that a floor does not know and that have nothing in their place, each with its line. */
export function newerStyles(file: string, source: string, floor: Versions): string[] {
  const lines = source.replace(comment, (text) => text.replace(/[^\n]/g, ' ')).split('\n');
  return styleFeatures
    .filter(({ since, instead }) => instead === undefined && !isKnown(since, floor))
    .flatMap(({ name, pattern }) =>
      lines.flatMap((line, index) =>
        pattern.test(line) && !line.includes('@supports') ? [`${file}:${index + 1} uses ${name}`] : [],
      ),
    );
}

/**
 * Declarations with a variable and a value that a floor does not know, outside of `@supports`: the variable keeps browsers from falling back
 * to the declaration before, so that none applies.
 */
export function emptiedDeclarations(file: string, source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    /\dcq[iwbh]\b|color-mix\(/.test(line) && /var\(|token\(/.test(line) && !line.includes('@supports')
      ? [`${file}:${index + 1} empties a declaration where the value is unknown`]
      : [],
  );
}
