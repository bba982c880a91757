import type { ComponentPropsWithRef } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** A heading element, if the text is a heading; `output` for a status, which is announced when it changes. */
  as?: 'h1' | 'h2' | 'h3' | 'output' | undefined;
}

/** Visually hidden text for assistive technology. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
