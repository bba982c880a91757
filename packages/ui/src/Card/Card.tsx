import type { ComponentPropsWithRef } from 'react';
import { Root } from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element: an `article` or `li` where the card is one of several. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /**
   * Padding: none, 20 px or 32 px (16 px on phones).
   * @default 'md'
   */
  padding?: 'none' | 'md' | 'lg' | undefined;
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
  /**
   * The card is clickable: on hover its border darkens and a finder frame inside it grows. The link inside with `data-card-link` covers the
   * whole card, and the name marked `data-card-title` turns blue.
   * @default false
   */
  interactive?: boolean | undefined;
}

/** A white surface with a hairline border; flat at rest. */
export function Card({ padding = 'md', ground = 'paper', interactive = false, ...rest }: CardProps) {
  return <Root data-padding={padding} data-ground={ground} data-interactive={interactive ? '' : undefined} {...rest} />;
}
