'use client';
import { type ComponentPropsWithoutRef, type CSSProperties, type Ref, useId, useImperativeHandle } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { Root, Toggle } from './ClampText.styles.ts';
import { clampTextTexts } from './ClampText.texts.ts';
import { useClamp } from './useClamp.ts';

export interface ClampTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  children: string;
  /**
   * Maximum number of lines while collapsed.
   * @default 1
   */
  lines?: number | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A text clamped to one line (or `lines`) that expands in place; the full text stays in the DOM for assistive technology. */
export function ClampText({ children, lines = 1, style, ref, ...rest }: ClampTextProps) {
  const { rootRef, textRef, state, toggle, onPointerEnter, onPointerLeave } = useClamp(children, lines);
  const texts = useTexts('clampText', clampTextTexts);
  const textId = useId();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current, [rootRef]);
  return (
    <Root
      {...rest}
      ref={rootRef}
      style={{ '--clamp-lines': lines, ...style } as CSSProperties}
      data-state={state}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <span ref={textRef} id={textId} data-part="text">
        {children}
      </span>
      {state === 'fits' ? null : (
        <Toggle type="button" aria-expanded={state === 'expanded'} aria-controls={textId} onClick={toggle}>
          {state === 'expanded' ? texts.collapse : texts.expand}
        </Toggle>
      )}
    </Root>
  );
}
