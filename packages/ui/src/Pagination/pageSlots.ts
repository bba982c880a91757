/** A box of the pagination row: a page, or a gap for at least two omitted pages. */
export interface PageSlot {
  /** Position in the row, unique: the page number, or a half for a gap. */
  at: number;
  /** The target page; null for a gap. */
  page: number | null;
  /** Where it is shown: `narrow` is the phone's row, `wide` every other. */
  room: 'both' | 'wide' | 'narrow';
}

/** Number of boxes between the arrows: seven include the neighbours of the current page, five fit on phones. */
export const wideSlots = 7;
export const narrowSlots = 5;

function between(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Positions of the boxes of a row: whole numbers for pages, halves for gaps. Their number does not depend on the current page, so that the
 * arrows do not move; the first, the last and the current page are always included, and a gap never stands for a single page.
 */
export function pageWindow(page: number, pages: number, slots: number): number[] {
  if (pages <= slots) return between(1, pages);
  const neighbours = (slots - 5) / 2;
  const [afterFirst, beforeLast] = [1.5, pages - 0.5];
  if (page <= neighbours + 3) return [...between(1, slots - 2), beforeLast, pages];
  if (page >= pages - neighbours - 2) return [1, afterFirst, ...between(pages - slots + 3, pages)];
  return [1, afterFirst, ...between(page - neighbours, page + neighbours), beforeLast, pages];
}

/** The boxes of the wide and of the narrow row merged, each with where it is shown: CSS chooses, without measuring. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const wide = new Set(pageWindow(page, pages, wideSlots));
  const narrow = new Set(pageWindow(page, pages, narrowSlots));
  return [...new Set([...wide, ...narrow])]
    .sort((one, other) => one - other)
    .map((at) => ({
      at,
      page: Number.isInteger(at) ? at : null,
      room: wide.has(at) && narrow.has(at) ? 'both' : wide.has(at) ? 'wide' : 'narrow',
    }));
}
