import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Label, Root } from './Spinner.styles.ts';
import { SpinnerModules } from './SpinnerModules.tsx';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is being waited for; announced. Without it the spinner is decoration beside a text that says it. */
  label?: string;
  /** The label is announced but not shown. */
  labelHidden?: boolean;
  ground?: 'paper' | 'ink';
}

/** Four modules lighting in turn: something short is under way. */
export function Spinner({ label, labelHidden = false, ground = 'paper', ...rest }: SpinnerProps) {
  return (
    <Root role={label === undefined ? undefined : 'status'} data-ground={ground} {...rest}>
      <SpinnerModules />
      {label === undefined ? null : labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <Label>{label}</Label>}
    </Root>
  );
}
