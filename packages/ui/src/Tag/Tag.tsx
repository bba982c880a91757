import type { ComponentPropsWithRef } from 'react';
import { Root } from './Tag.styles.ts';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'ink' | 'outline' | undefined;
  /** A square before the word: for statuses. */
  dot?: boolean | undefined;
}

/** A short word on a tinted background. The word carries the meaning, not the colour alone. */
export function Tag({ tone = 'neutral', dot = false, ...rest }: TagProps) {
  return <Root data-tone={tone} data-dot={dot ? '' : undefined} {...rest} />;
}
