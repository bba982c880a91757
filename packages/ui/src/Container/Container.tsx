import type { ComponentPropsWithRef } from 'react';
import { Root } from './Container.styles.ts';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** The element, a `div` by default. */
  as?: 'div' | 'main' | 'section' | 'article' | 'header' | 'footer' | 'nav' | undefined;
}

/** Content at the page's width: 1200 px in the middle of the window, with margins of 24 px at the sides and of 16 px on phones. */
export function Container(props: ContainerProps) {
  return <Root {...props} />;
}
