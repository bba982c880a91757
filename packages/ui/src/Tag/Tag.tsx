import type { ComponentPropsWithRef } from 'react';
import { Root } from './Tag.styles.ts';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /**
   * What the word means; `violet` is one more kind, without a judgement.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet' | undefined;
  /**
   * `soft` is tinted in its tone. `outline` and `ink` show no tone: a plain word, and one that stands out.
   * @default 'soft'
   */
  variant?: 'soft' | 'outline' | 'ink' | undefined;
  /**
   * A square before the word: for statuses.
   * @default false
   */
  dot?: boolean | undefined;
}

/** A short word on a tinted background. The word carries the meaning, not the colour alone. */
export function Tag({ tone = 'neutral', variant = 'soft', dot = false, ...rest }: TagProps) {
  return <Root data-tone={tone} data-variant={variant} data-dot={dot ? '' : undefined} {...rest} />;
}
