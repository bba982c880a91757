import type { ComponentPropsWithRef } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** A heading, where the text is one. */
  as?: 'h1' | 'h2' | 'h3';
}

/** Text for assistive technology that takes no room on the screen. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
