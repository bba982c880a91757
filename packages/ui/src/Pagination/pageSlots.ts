/** The places of a row of page boxes: a page, or the gap that stands for at least two pages left out. */
export interface PageSlot {
  /** Where the slot stands in the row: the page itself, a half for a gap. Unlike in every slot. */
  at: number;
  /** The page that is led to; null for a gap. */
  page: number | null;
  /** Where there is room for it: `narrow` is the phone's row, `wide` every other. */
  room: 'both' | 'wide' | 'narrow';
}

/** Boxes between the arrows: seven have the neighbours of the current page among them, five are what a phone has room for. */
export const wideSlots = 7;
export const narrowSlots = 5;

function between(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Where the boxes of one row stand: pages as whole numbers, gaps as halves. As many as there is room for, whatever the
 * current page, so that the arrows stay where they are; the first page, the last and the current one are always there,
 * and a gap never stands for a single page.
 */
export function pageWindow(page: number, pages: number, slots: number): number[] {
  if (pages <= slots) return between(1, pages);
  const beside = (slots - 5) / 2;
  const [afterFirst, beforeLast] = [1.5, pages - 0.5];
  if (page <= beside + 3) return [...between(1, slots - 2), beforeLast, pages];
  if (page >= pages - beside - 2) return [1, afterFirst, ...between(pages - slots + 3, pages)];
  return [1, afterFirst, ...between(page - beside, page + beside), beforeLast, pages];
}

/** The boxes of the wide and of the narrow row in one, each saying where it is shown: styles choose, without measuring. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const wide = new Set(pageWindow(page, pages, wideSlots));
  const narrow = new Set(pageWindow(page, pages, narrowSlots));
  return [...new Set([...wide, ...narrow])]
    .toSorted((one, other) => one - other)
    .map((at) => ({
      at,
      page: Number.isInteger(at) ? at : null,
      room: wide.has(at) && narrow.has(at) ? 'both' : wide.has(at) ? 'wide' : 'narrow',
    }));
}
