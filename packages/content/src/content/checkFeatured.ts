import type { Report } from './outline.ts';

/** Reports positions of a banner, from 1 to `count`, without exactly one item. */
export function checkFeatured(
  items: readonly { featured?: number | undefined }[],
  count: number,
  report: Report,
): void {
  for (let place = 1; place <= count; place += 1) {
    const found = items.filter(({ featured }) => featured === place).length;
    if (found !== 1) report('featured', `${place} must stand in one file, not in ${found}`);
  }
}
