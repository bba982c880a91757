/** A rectangle of the viewport, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** At which side of its anchor a panel opens if there is room, and which edges it shares with it. */
export type Placement = 'below' | 'below-start' | 'below-end' | 'above' | 'above-start' | 'above-end' | 'start' | 'end';

/** Where a panel stands, in px of the viewport, and the height it has at most. */
export interface PanelPlace {
  left: number;
  top: number;
  maxHeight: number;
  /** The side it really stands at: the other one when the wished one has no room. */
  side: 'below' | 'above' | 'start' | 'end';
}

/** Air between a panel and its anchor, and between it and the edges of the window, in px. */
const gap = 4;
const margin = 8;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

function beside(anchor: Box, panel: Box, window: Box, side: 'start' | 'end'): PanelPlace {
  const before = anchor.left - gap - panel.width;
  const behind = anchor.left + anchor.width + gap;
  const fitsBefore = before >= margin;
  const fitsBehind = behind + panel.width <= window.width - margin;
  const chosen = (side === 'start' ? fitsBefore || !fitsBehind : !fitsBehind && fitsBefore) ? 'start' : 'end';
  return {
    left: within(chosen === 'start' ? before : behind, margin, Math.max(margin, window.width - margin - panel.width)),
    top: within(
      anchor.top + (anchor.height - panel.height) / 2,
      margin,
      Math.max(margin, window.height - margin - panel.height),
    ),
    maxHeight: window.height - 2 * margin,
    side: chosen,
  };
}

/**
 * Places a panel at its anchor: at the wished side when it fits, at the other when only that has room, at the roomier
 * one when neither has; and moved sideways so that it stays in the window.
 */
export function placePanel(anchor: Box, panel: Box, window: Box, placement: Placement): PanelPlace {
  if (placement === 'start' || placement === 'end') return beside(anchor, panel, window, placement);
  const roomBelow = window.height - margin - (anchor.top + anchor.height + gap);
  const roomAbove = anchor.top - gap - margin;
  const wishedBelow = placement.startsWith('below');
  const [wishedRoom, otherRoom] = wishedBelow ? [roomBelow, roomAbove] : [roomAbove, roomBelow];
  const stays = panel.height <= wishedRoom || wishedRoom >= otherRoom;
  const below = wishedBelow === stays;
  const maxHeight = Math.max(0, below ? roomBelow : roomAbove);
  const height = Math.min(panel.height, maxHeight);
  const aligned = {
    start: anchor.left,
    end: anchor.left + anchor.width - panel.width,
    middle: anchor.left + (anchor.width - panel.width) / 2,
  }[placement.endsWith('start') ? 'start' : placement.endsWith('end') ? 'end' : 'middle'];
  return {
    left: within(aligned, margin, Math.max(margin, window.width - margin - panel.width)),
    top: below ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxHeight,
    side: below ? 'below' : 'above',
  };
}
