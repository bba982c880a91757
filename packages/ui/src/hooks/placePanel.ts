import { breakpoint } from '../tokens/typeScale.ts';

/** A rectangle of the viewport, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Preferred side of the anchor, and the edges aligned with it. */
export type Placement = 'below' | 'below-start' | 'below-end' | 'above' | 'above-start' | 'above-end' | 'start' | 'end';

/** Position of a panel, in px of the viewport, and its maximum height. */
export interface PanelPlace {
  left: number;
  top: number;
  maxHeight: number;
  /** The actual side: the opposite one when the preferred one has no room. */
  side: 'below' | 'above' | 'start' | 'end';
}

const opposite = { start: 'end', end: 'start' } as const;

/** A side or placement where lines run from right to left: its start is on the right. */
export function mirrored<Word extends Placement | PanelPlace['side']>(word: Word): Word {
  return word.replace(/start|end/, (edge) => opposite[edge as keyof typeof opposite]) as Word;
}

/** Distance in px between a panel and its anchor, and to the edges of the viewport. */
const gap = 4;
const margin = 8;

/** What a panel that covers its anchor leaves free above it, px: a press there dismisses the panel. */
const freeAbove = 44;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

function placeAtSide(anchor: Box, panel: Box, window: Box, side: 'start' | 'end'): PanelPlace {
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
 * Positions a panel at its anchor, `start` being on the left: on the preferred side if it fits, on the opposite one if only that has room, else on the side with more
 * room; shifted so that it stays in the viewport. On a low screen where neither side has room for it, it covers its anchor unless it stays
 * `beside`: half of such a screen would not do for a calendar.
 */
export function placePanel(anchor: Box, panel: Box, window: Box, placement: Placement, beside = false): PanelPlace {
  if (placement === 'start' || placement === 'end') return placeAtSide(anchor, panel, window, placement);
  const roomBelow = window.height - margin - (anchor.top + anchor.height + gap);
  const roomAbove = anchor.top - gap - margin;
  const wishedBelow = placement.startsWith('below');
  const [wishedRoom, otherRoom] = wishedBelow ? [roomBelow, roomAbove] : [roomAbove, roomBelow];
  const stays = panel.height <= wishedRoom || wishedRoom >= otherRoom;
  const below = wishedBelow === stays;
  const covers = !beside && window.height <= breakpoint.lowMax && panel.height > Math.max(roomBelow, roomAbove);
  const maxHeight = covers ? window.height - freeAbove - margin : Math.max(0, below ? roomBelow : roomAbove);
  const height = Math.min(panel.height, maxHeight);
  const aligned = {
    start: anchor.left,
    end: anchor.left + anchor.width - panel.width,
    middle: anchor.left + (anchor.width - panel.width) / 2,
  }[placement.endsWith('start') ? 'start' : placement.endsWith('end') ? 'end' : 'middle'];
  return {
    left: within(aligned, margin, Math.max(margin, window.width - margin - panel.width)),
    top: covers
      ? window.height - margin - height
      : below
        ? anchor.top + anchor.height + gap
        : anchor.top - gap - height,
    maxHeight,
    side: below ? 'below' : 'above',
  };
}
