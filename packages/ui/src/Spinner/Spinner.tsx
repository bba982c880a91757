import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Label, Root } from './Spinner.styles.ts';
import { SpinnerModules } from './SpinnerModules.tsx';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is loading; announced. Without it the spinner is decorative, next to a text that names it. */
  label?: string | undefined;
  /**
   * The label is visually hidden.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
}

/** Four modules lighting up in turn: a short operation is in progress. */
export function Spinner({ label, labelHidden = false, ground = 'paper', ...rest }: SpinnerProps) {
  return (
    <Root role={label === undefined ? undefined : 'status'} data-ground={ground} {...rest}>
      <SpinnerModules />
      {label === undefined ? null : labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <Label>{label}</Label>}
    </Root>
  );
}
