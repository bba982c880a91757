/**
 * The table of contents of a scene: its sections with a heading; empty with fewer than two, since there is nothing to choose. Source:
 * docs/rules/scenes.md.
 */
export function sceneContents<Section extends { heading: string }>(sections: readonly Section[]): Section[] {
  const entries = sections.filter(({ heading }) => heading.trim() !== '');
  return entries.length > 1 ? entries : [];
}
