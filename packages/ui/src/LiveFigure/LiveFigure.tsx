'use client';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Figure, Label, Roll, Root } from './LiveFigure.styles.ts';
import { liveFigureTexts } from './LiveFigure.texts.ts';

export interface LiveFigureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode;
  /** A whole number, shown with thousands separators; null while unknown. */
  value: number | null;
  /** Shown in small type next to the figure. */
  unit?: string | undefined;
  /**
   * Marks a live figure with a square before the label.
   * @default false
   */
  live?: boolean | undefined;
  /**
   * The background.
   * @default 'ink'
   */
  ground?: 'ink' | 'paper' | undefined;
}

function Digits({ text }: { text: string }) {
  return (
    <Roll aria-hidden="true">
      {Array.from(text, (character, index) => {
        // Counted from the right, so that the other digits keep their keys when the figure gains one.
        const place = text.length - index;
        return character >= '0' && character <= '9' ? (
          <span key={place} data-digit="" style={{ '--digit': character } as CSSProperties} />
        ) : (
          <span key={place}>{character}</span>
        );
      })}
    </Roll>
  );
}

/** A figure with its label. A new value rolls the changed digits; it is exposed as text and never announced automatically. */
export function LiveFigure({ label, value, unit, live = false, ground = 'ink', ...rest }: LiveFigureProps) {
  const texts = useTexts('liveFigure', liveFigureTexts);
  const text = value === null ? '' : value.toLocaleString('zh-CN', { maximumFractionDigits: 0 });
  return (
    <Root {...rest} data-ground={ground}>
      <Figure>
        {value === null ? (
          <>
            <span data-part="empty" />
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
          </>
        ) : (
          <>
            <VisuallyHidden>{text}</VisuallyHidden>
            <Digits text={text} />
            {unit === undefined ? null : <span data-part="unit">{unit}</span>}
          </>
        )}
      </Figure>
      <Label>
        {live ? <span data-part="dot" /> : null}
        <span>{label}</span>
      </Label>
    </Root>
  );
}
