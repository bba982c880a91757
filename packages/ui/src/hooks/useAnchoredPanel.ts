import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Placement, placePanel } from './placePanel.ts';

/** Why a panel is dismissed: Escape, a press outside, or focus moving outside. */
export type DismissReason = 'escape' | 'press' | 'focus';

export interface AnchoredPanelOptions {
  /** Whether the panel is rendered. */
  open: boolean;
  /** The anchor; a press on it is not a press outside. */
  anchor: RefObject<HTMLElement | null>;
  /** The panel: an element with `popover="manual"`, styled with `anchoredPanel`. */
  panel: RefObject<HTMLElement | null>;
  placement?: Placement;
  /** The panel is at least as wide as its anchor. */
  matchWidth?: boolean;
  /** If omitted, the panel stays until the caller closes it. */
  onDismiss?: ((reason: DismissReason) => void) | undefined;
}

/** There is no layout on the server, and a layout effect would warn there. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function follow(anchor: HTMLElement, panel: HTMLElement, placement: Placement, matchWidth: boolean): () => void {
  function place() {
    const at = anchor.getBoundingClientRect();
    panel.style.setProperty('--anchor-width', matchWidth ? `${at.width}px` : '0px');
    const { offsetWidth, scrollHeight, offsetHeight, clientHeight } = panel;
    // Its full height without `max-height`.
    const height = scrollHeight + offsetHeight - clientHeight;
    const { documentElement } = document;
    const where = placePanel(
      at,
      { left: 0, top: 0, width: offsetWidth, height },
      { left: 0, top: 0, width: documentElement.clientWidth, height: window.innerHeight },
      placement,
    );
    panel.style.setProperty('--panel-left', `${where.left}px`);
    panel.style.setProperty('--panel-top', `${where.top}px`);
    panel.style.setProperty('--panel-room', `${where.maxHeight}px`);
    panel.dataset.side = where.side;
  }
  place();
  const sizes = new ResizeObserver(place);
  sizes.observe(anchor);
  sizes.observe(panel);
  const scrolled = ({ target }: Event) => {
    if (!(target instanceof Node) || !panel.contains(target)) place();
  };
  window.addEventListener('scroll', scrolled, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', scrolled, { capture: true });
    window.removeEventListener('resize', place);
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
    return follow(base, shown, placement, matchWidth);
  }, [open, anchor, panel, placement, matchWidth]);

  useEffect(() => {
    if (!open) return undefined;
    const own = (target: EventTarget | null) =>
      target instanceof Node && [anchor, panel].some(({ current }) => current?.contains(target));
    const pressed = ({ target }: PointerEvent) => {
      if (!own(target)) dismiss.current?.('press');
    };
    const moved = ({ target }: FocusEvent) => {
      if (!own(target)) dismiss.current?.('focus');
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || dismiss.current === undefined) return;
      // Otherwise a surrounding dialog would close too.
      event.stopPropagation();
      event.preventDefault();
      dismiss.current('escape');
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', moved);
    window.addEventListener('keydown', typed, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', moved);
      window.removeEventListener('keydown', typed, { capture: true });
    };
  }, [open, anchor, panel]);
}
