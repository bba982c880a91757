// Whether a story looks different at another width by rule: only then it has a picture at the second width.

/** The two widths of the viewport in pictures, in px. */
export const pictureWidths = { wide: 1440, narrow: 390 } as const;

/** What is read of a CSS rule: that of a style sheet, a media query or a container query, and of its nested rules. */
export interface Rule {
  readonly selectorText?: string;
  readonly conditionText?: string;
  readonly cssRules?: ArrayLike<object>;
}

/** Whether widths in px between the two of the pictures decide about a condition. */
export function dependsOnWidth(condition: string): boolean {
  if (/\bprint\b/.test(condition)) return false;
  const holdsAt = (width: number) =>
    [...condition.matchAll(/\((min|max)-width:\s*([\d.]+)(px|em|rem)\)/g)].every(([, edge, value, unit]) => {
      const limit = Number(value) * (unit === 'px' ? 1 : 16);
      return edge === 'min' ? width >= limit : width <= limit;
    });
  return holdsAt(pictureWidths.wide) !== holdsAt(pictureWidths.narrow);
}

/** The selector of a rule as far as elements can match it: no pseudo-elements and no states. */
function plain(selector: string): string {
  return selector
    .replace(/::[\w-]+(?:\([^)]*\))?/g, '')
    .replace(/:(?:hover|focus|focus-visible|focus-within|active)\b/g, '');
}

/** A container is narrower than the viewport: whether a condition on its width holds is not known, only that it is about the width. */
const isAboutWidth = (rule: Rule, isContainer: boolean): boolean =>
  rule.conditionText !== undefined &&
  (isContainer ? /\b(?:min|max)-width\b/.test(rule.conditionText) : dependsOnWidth(rule.conditionText));

/**
 * Whether a rule that depends on the width applies to an element. `isContainer` tells container queries from media queries; `matches` is
 * whether a selector matches anything.
 */
export function hasWidthRule(
  rules: ArrayLike<object>,
  isContainer: (rule: object) => boolean,
  matches: (selector: string) => boolean,
  isWithin = false,
): boolean {
  return Array.from(rules).some((rule: Rule) => {
    if (isWithin && rule.selectorText !== undefined && matches(plain(rule.selectorText))) return true;
    const isNestedWithin = isWithin || isAboutWidth(rule, isContainer(rule));
    const nested = rule.cssRules;
    return nested !== undefined && nested.length > 0 && hasWidthRule(nested, isContainer, matches, isNestedWithin);
  });
}

let hasAsked = false;

/** Records from now on whether scripts ask for the width by `matchMedia`. */
export function watchQueries(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (dependsOnWidth(query)) hasAsked = true;
    return ask(query);
  };
}

/** Forgets the queries of the story before. */
export function forgetQueries(): void {
  hasAsked = false;
}

/** Storybook's own page, which is hidden in pictures. */
const frame = /^\.sb-/;

function matchesAnything(selector: string): boolean {
  if (frame.test(selector)) return false;
  try {
    return document.querySelector(selector) !== null;
  } catch {
    // A selector of another browser matches nothing in this one.
    return false;
  }
}

/** Whether a rule of the page, or a script since `forgetQueries`, makes the story depend on the width. */
export function dependsOnViewport(): boolean {
  const isContainer = (rule: object) => rule instanceof CSSContainerRule;
  return (
    hasAsked || [...document.styleSheets].some((sheet) => hasWidthRule(sheet.cssRules, isContainer, matchesAnything))
  );
}
