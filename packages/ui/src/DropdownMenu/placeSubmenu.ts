import type { Box } from '../hooks/placePanel.ts';

/** Position of a submenu, in px of the viewport, and its maximum height. */
export interface SubmenuPlace {
  left: number;
  top: number;
  maxHeight: number;
}

/** Distance in px between a submenu and its row, which a pointer crosses on its way. */
const gap = 4;

/** Distance in px to the edges of the viewport. */
const margin = 8;

/** Border and padding in px above the first row of a submenu: it stands level with the row that opens it. */
const inset = 5;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * Positions a submenu beside its row: on the side where lines end, on the other one if only that has room, and over its menu on the side
 * with more room if neither has. It moves up as far as it needs to stay in the viewport.
 */
export function placeSubmenu(
  row: Box,
  panel: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  isRightToLeft: boolean,
): SubmenuPlace {
  const before = row.left - gap - panel.width;
  const behind = row.left + row.width + gap;
  const roomBefore = row.left;
  const roomBehind = window.width - (row.left + row.width);
  const fits = { before: before >= margin, behind: behind + panel.width <= window.width - margin };
  const wished = isRightToLeft ? 'before' : 'behind';
  const other = isRightToLeft ? 'behind' : 'before';
  const larger = roomBefore > roomBehind ? 'before' : 'behind';
  const side = fits[wished] ? wished : fits[other] ? other : larger;
  const maxHeight = window.height - 2 * margin;
  return {
    left: within(side === 'before' ? before : behind, margin, window.width - margin - panel.width),
    top: within(row.top - inset, margin, window.height - margin - Math.min(panel.height, maxHeight)),
    maxHeight,
  };
}
