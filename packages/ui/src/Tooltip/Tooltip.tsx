'use client';
import { type ComponentPropsWithRef, cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { isFocusVisible } from '../hooks/browser.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { Bubble, Root } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** A short explanation of the control; never the only source of essential information. */
  text: string;
  /**
   * Preferred side.
   * @default 'above'
   */
  side?: 'above' | 'below' | 'start' | 'end' | undefined;
  /**
   * Hover delay in ms; on focus it opens immediately.
   * @default 300
   */
  delayMs?: number | undefined;
  /** A single control: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Milliseconds in which the pointer may cross from the control to the tooltip. */
const leaveMs = 120;

/** A tooltip for a control on hover and focus. The pointer can enter it, and Escape closes it. */
export function Tooltip({ text, side = 'above', delayMs = 300, children, ref, ...rest }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useJoinedRef(anchor, ref);
  useAnchoredPanel({
    open,
    anchor,
    panel: bubble,
    placement: side,
    // Under it the pointer would leave the anchor.
    beside: true,
    onDismiss: (reason) => {
      if (reason === 'escape') now(false);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(next: boolean, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, ms, next);
  }
  function now(next: boolean) {
    clearTimeout(timer.current);
    setOpen(next);
  }

  return (
    <Root
      {...rest}
      ref={root}
      onPointerEnter={({ pointerType }) => {
        // Touch pointers do not hover: they press.
        if (pointerType !== 'touch') later(true, delayMs);
      }}
      onPointerLeave={() => later(false, leaveMs)}
      onFocus={({ target }) => {
        if (isFocusVisible(target)) now(true);
      }}
      onBlur={() => now(false)}
    >
      {cloneElement(children, {
        'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
      })}
      {/* Always in the DOM, so that the control is described before it is hovered. */}
      <Bubble ref={bubble} id={id} hidden={!open}>
        {text}
      </Bubble>
    </Root>
  );
}
