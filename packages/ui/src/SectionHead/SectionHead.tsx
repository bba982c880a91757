import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Action, Bracket, Index, Root, Rule, Text, Title } from './SectionHead.styles.ts';

export interface SectionHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Two-digit number of the section on its page: `01`. */
  index?: string | undefined;
  /** Short name of the section, before the rule. */
  label?: string | undefined;
  title: ReactNode;
  /** `id` of the heading, for the section's `aria-labelledby`. */
  titleId?: string | undefined;
  /** A short text on the right, at most 480 px wide. Mutually exclusive with `action`. */
  text?: ReactNode;
  /** One arrow link on the right. */
  action?: ReactNode;
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
}

/** The header of a section: index, label, bracket rule, then the heading with a text or a link on its right. */
export function SectionHead({
  index,
  label,
  title,
  titleId,
  text,
  action,
  ground = 'paper',
  ...rest
}: SectionHeadProps) {
  return (
    <Root data-ground={ground} {...rest}>
      <Rule>
        {index === undefined ? null : <Index>{index}</Index>}
        {label === undefined ? null : <span>{label}</span>}
        <Bracket aria-hidden="true" />
      </Rule>
      <Title id={titleId}>{title}</Title>
      {text === undefined ? null : <Text>{text}</Text>}
      {action === undefined ? null : <Action>{action}</Action>}
    </Root>
  );
}
