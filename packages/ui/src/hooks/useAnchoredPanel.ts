'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { observeMoves, observeSizes } from './browser.ts';
import { mirrored, type Placement, placePanel } from './placePanel.ts';
import { useLayer } from './useLayer.ts';

/** Why a panel is dismissed: Escape, a press outside, or focus moving outside. */
export type DismissReason = 'escape' | 'press' | 'focus';

export interface AnchoredPanelOptions {
  /** Whether the panel is rendered. */
  open: boolean;
  /** The anchor; a press on it is not a press outside. */
  anchor: RefObject<HTMLElement | null>;
  /** The panel: an element with `popover="manual"`, styled with `anchoredPanel`. */
  panel: RefObject<HTMLElement | null>;
  /** @default 'below-start' */
  placement?: Placement | undefined;
  /**
   * The panel is at least as wide as its anchor.
   * @default false
   */
  matchWidth?: boolean | undefined;
  /**
   * Never covers its anchor, as a panel otherwise does on a low screen without room beside it.
   * @default false
   */
  beside?: boolean | undefined;
  /** If omitted, the panel stays until the caller closes it. */
  onDismiss?: ((reason: DismissReason) => void) | undefined;
}

/** There is no layout on the server, and a layout effect would warn there. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function follow(
  anchor: HTMLElement,
  panel: HTMLElement,
  { placement, matchWidth, beside }: Required<Pick<AnchoredPanelOptions, 'placement' | 'matchWidth' | 'beside'>>,
): () => void {
  function place() {
    const at = anchor.getBoundingClientRect();
    panel.style.setProperty('--anchor-width', matchWidth ? `${at.width}px` : '0px');
    const { offsetWidth, scrollHeight, offsetHeight, clientHeight } = panel;
    // Its full height without `max-height`.
    const height = scrollHeight + offsetHeight - clientHeight;
    const { documentElement } = document;
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const where = placePanel(
      at,
      { left: 0, top: 0, width: offsetWidth, height },
      { left: 0, top: 0, width: documentElement.clientWidth, height: window.innerHeight },
      isRightToLeft ? mirrored(placement) : placement,
      beside,
    );
    panel.style.setProperty('--panel-left', `${where.left}px`);
    panel.style.setProperty('--panel-top', `${where.top}px`);
    panel.style.setProperty('--panel-room', `${where.maxHeight}px`);
    panel.dataset.side = isRightToLeft ? mirrored(where.side) : where.side;
  }
  place();
  const ends = [observeSizes([anchor, panel], place), observeMoves(anchor, place)];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Positions a panel next to its anchor, above everything else: in the browser's top layer, so that no ancestor clips it, and in its place
 * in the DOM, so that tab order and a surrounding dialog's focus trap include it.
 */
export function useAnchoredPanel({
  open,
  anchor,
  panel,
  placement = 'below-start',
  matchWidth = false,
  beside = false,
  onDismiss,
}: AnchoredPanelOptions): void {
  const dismiss = useRef(onDismiss);
  useLayout(() => {
    dismiss.current = onDismiss;
  });

  useLayout(() => {
    const [base, shown] = [anchor.current, panel.current];
    if (!open || base === null || shown === null) return undefined;
    shown.showPopover?.();
    return follow(base, shown, { placement, matchWidth, beside });
  }, [open, anchor, panel, placement, matchWidth, beside]);

  // A panel that the caller alone closes leaves Escape to the layers below it.
  useLayer(open && onDismiss !== undefined, () => dismiss.current?.('escape'));

  useEffect(() => {
    if (!open) return undefined;
    // The path, since outside of a shadow tree the target is its host.
    const own = (event: Event) => {
      const path = event.composedPath();
      return [anchor, panel].some(({ current }) => current !== null && path.includes(current));
    };
    const pressed = (event: Event) => {
      if (!own(event)) dismiss.current?.('press');
    };
    const moved = (event: Event) => {
      if (!own(event)) dismiss.current?.('focus');
    };
    // A focus event stays in a shadow tree when the focus does.
    const roots = new Set<Node>([document, anchor.current?.getRootNode() ?? document]);
    for (const root of roots) {
      root.addEventListener('pointerdown', pressed);
      root.addEventListener('focusin', moved);
    }
    return () => {
      for (const root of roots) {
        root.removeEventListener('pointerdown', pressed);
        root.removeEventListener('focusin', moved);
      }
    };
  }, [open, anchor, panel]);
}
