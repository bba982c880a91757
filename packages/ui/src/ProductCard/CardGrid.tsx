import type { ComponentPropsWithRef } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { Grid } from './ProductCard.styles.ts';

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /**
   * Columns on wide pages; four become two on tablets, three stay while a card is at least 240 px wide.
   * @default 4
   */
  columns?: 2 | 3 | 4 | undefined;
  /**
   * Columns on phones.
   * @default 2
   */
  phoneColumns?: 1 | 2 | undefined;
}

/** A grid of cards of equal height per row. Its children are cards with `as="li"`. */
export function CardGrid({ columns = 4, phoneColumns = 2, ...rest }: CardGridProps) {
  return <Grid role={listRole} {...rest} data-columns={columns} data-phone-columns={phoneColumns} />;
}
