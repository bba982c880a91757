import type { RefObject } from 'react';

/**
 * What closes a modal: Escape, a press on the scrim, or the close button; in a `ConfirmDialog` also its cancel button, and the confirmed
 * action once it has succeeded.
 */
export type ModalReason = 'escape' | 'scrim' | 'closeButton' | 'cancelButton' | 'confirm';

/** Why a modal is about to close. */
export interface ModalChange {
  reason: ModalReason;
  /** An uncontrolled modal stays open. */
  cancel: () => void;
}

/** Finds the element that gets the focus in the panel of a modal; null for the first control of the body. */
export type InitialFocus = RefObject<HTMLElement | null> | ((panel: HTMLElement) => HTMLElement | null);

/** Props that Dialog and SidePanel have besides those of their parts. */
export interface ModalOptions {
  /** Whether it is open; without it the modal itself remembers it. */
  open?: boolean | undefined;
  /**
   * Whether an uncontrolled modal is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with false, and with the reason, before it closes. */
  onOpenChange?: ((open: boolean, change: ModalChange) => void) | undefined;
  /**
   * Something is being sent: Escape, the scrim and the close button do nothing, and each attempt is answered by an announcement.
   * @default false
   */
  loading?: boolean | undefined;
  /** Where the focus goes when it opens, as a ref or found in the panel; by default to the first control of the body. */
  initialFocus?: InitialFocus | undefined;
  /** The element in which it is rendered, `document.body` by default: one in a shadow tree, where the styles of the page do not reach. */
  container?: HTMLElement | null | undefined;
  /**
   * Where the focus goes on close when the opener is gone, as the button of a deleted row, or had no focus, as in Safari: a control or a
   * heading. By default to what follows in the same list or part of the page.
   */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}
