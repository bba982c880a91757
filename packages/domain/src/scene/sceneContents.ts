import { tocOffsetPx } from '../limits.ts';

/**
 * The table of contents of a scene: its sections with a heading; empty when there are fewer than two, since there is
 * nothing to choose. Source: docs/rules/scenes.md.
 */
export function sceneContents<Section extends { heading: string }>(sections: readonly Section[]): Section[] {
  const entries = sections.filter(({ heading }) => heading.trim() !== '');
  return entries.length > 1 ? entries : [];
}

/**
 * Where a choice in the table of contents scrolls, in pixels from the top of the page: `tocOffsetPx` and the section's
 * distance from the top of its scene; never above the page. Source: docs/rules/scenes.md.
 */
export function contentsScrollTop(sectionTop: number, sceneTop: number): number {
  return Math.max(0, tocOffsetPx + sectionTop - sceneTop);
}
