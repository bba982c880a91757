import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Fields, Root } from './FormLayout.styles.ts';

export interface FormLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The fields, in order. One with `data-wide` takes a whole row of two columns. */
  children: ReactNode;
  /**
   * Columns from 768 px; phones have one.
   * @default 1
   */
  columns?: 1 | 2 | undefined;
  /** Buttons below the fields, the primary one among them. */
  actions?: ReactNode;
  /**
   * Where the buttons stand from 768 px. On phones a pair shares the width; of three or more the primary one stands alone above the others.
   * @default 'start'
   */
  actionsAlign?: 'start' | 'end' | undefined;
}

/** Fields in one or two columns with the buttons at the end. It stands in a form and is none itself. */
export function FormLayout({ children, columns = 1, actions, actionsAlign = 'start', ...rest }: FormLayoutProps) {
  return (
    <Root {...rest}>
      <Fields data-columns={columns}>{children}</Fields>
      {actions === undefined || actions === null ? null : (
        <Actions data-part="actions" data-align={actionsAlign}>
          {actions}
        </Actions>
      )}
    </Root>
  );
}
