import { type ComponentPropsWithRef, cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { Bubble, Root } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** A short explanation of what it stands at; never the only place where something can be learned. */
  text: string;
  /** At which side it opens when there is room. */
  side?: 'above' | 'below' | 'start' | 'end';
  /** How long the pointer rests before it opens, in ms; the focus opens it at once. */
  delayMs?: number;
  /** One control: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Time in which the pointer may cross from the control to the explanation, in ms. */
const leaveMs = 120;

/** Explains a control while the pointer or the focus is on it. It can be entered with the pointer, and Escape puts it away. */
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
        // A finger has no place to rest: it presses.
        if (pointerType !== 'touch') later(true, delayMs);
      }}
      onPointerLeave={() => later(false, leaveMs)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) now(true);
      }}
      onBlur={() => now(false)}
    >
      {cloneElement(children, {
        'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
      })}
      {/* Always in the page, so that the control is described before the pointer comes. */}
      <Bubble ref={bubble} id={id} hidden={!open}>
        {text}
      </Bubble>
    </Root>
  );
}
