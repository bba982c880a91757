'use client';
import type { CaseFigure } from '@lima-id/domain';
import type { ComponentPropsWithRef } from 'react';
import { ArrowUpIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Statistic.styles.ts';
import { statisticTexts } from './Statistic.texts.ts';

export interface StatisticProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The formatted figure, e.g. `72%` or `9,400`. */
  value: CaseFigure['value'];
  label: CaseFigure['label'];
  /** An arrow next to the figure: down in green is a saving, up in blue is growth. No arrow by default. */
  trend?: CaseFigure['trend'] | undefined;
  /** Shown in small type next to the figure. */
  unit?: string | undefined;
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
  /**
   * `sm` for the figures inside a card.
   * @default 'lg'
   */
  size?: 'sm' | 'lg' | undefined;
  /**
   * On phones the label may precede the figure in one row.
   * @default 'column'
   */
  phone?: 'column' | 'row' | undefined;
}

/** A headline figure with its label. The direction of the arrow is a visually hidden text before the figure. */
export function Statistic({
  value,
  label,
  trend,
  unit,
  ground = 'paper',
  size = 'lg',
  phone = 'column',
  ...rest
}: StatisticProps) {
  const texts = useTexts('statistic', statisticTexts);
  return (
    <Root {...rest} data-ground={ground} data-size={size} data-phone={phone}>
      <p data-part="figure">
        {trend === undefined ? null : <VisuallyHidden>{`${texts[trend]} `}</VisuallyHidden>}
        <span>{value}</span>
        {unit === undefined ? null : <span data-part="unit">{unit}</span>}
        {trend === undefined ? null : <ArrowUpIcon size={28} data-trend={trend} />}
      </p>
      <p data-part="label">{label}</p>
    </Root>
  );
}
