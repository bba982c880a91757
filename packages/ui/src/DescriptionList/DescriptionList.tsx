import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './DescriptionList.styles.ts';

/** One row: a label and its value; `face` sets codes and figures in their own face. */
export interface DescriptionItem {
  label: string;
  value: ReactNode;
  face?: 'code' | 'figure' | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
}

/** Labels in one column, values in the next; the label column fits its longest label. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <Root {...rest}>
      {items.map(({ label, value, face }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-face={face}>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
