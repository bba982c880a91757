import type { ComponentPropsWithRef, ReactNode } from 'react';
import { wrapText } from '../hooks/wrapText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Mark, Root } from './Badge.styles.ts';
import { badgeText } from './badgeText.ts';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many there are. Below 1 nothing is shown, and only the child is left. */
  count?: number | undefined;
  /**
   * The largest count that is shown as it is; above it `99+`.
   * @default 99
   */
  max?: number | undefined;
  /**
   * A square in place of the figure: there is something, and how much does not matter. Hidden by a `count` below 1.
   * @default false
   */
  dot?: boolean | undefined;
  /**
   * `danger` for what waits for the reader, `neutral` for plain figures.
   * @default 'danger'
   */
  tone?: 'danger' | 'warning' | 'success' | 'info' | 'neutral' | undefined;
  /**
   * `soft` is tinted, for lists and menus; `solid` also stands out on icons and pictures. A dot is always solid.
   * @default 'solid'
   */
  variant?: 'solid' | 'soft' | undefined;
  /** What screen readers say in place of the figure: 3 条未读. A dot without it is decoration. */
  label?: string | undefined;
  /** What the badge is at the corner of, such as an icon in a button; without it the badge is alone, in the line. */
  children?: ReactNode;
}

/** A count or a dot, at the corner of its child or alone. */
export function Badge({
  count,
  max = 99,
  dot = false,
  tone = 'danger',
  variant = 'solid',
  label,
  children,
  ...rest
}: BadgeProps) {
  const figure = count === undefined ? null : badgeText(count, max);
  const isShown = figure !== null || (dot && count === undefined);
  return (
    <Root {...rest} data-anchored={children === undefined ? undefined : ''}>
      {wrapText(children)}
      {isShown ? (
        <Mark
          data-tone={tone}
          data-variant={dot ? 'solid' : variant}
          data-dot={dot ? '' : undefined}
          aria-hidden={label === undefined ? undefined : true}
        >
          {dot ? null : figure}
        </Mark>
      ) : null}
      {isShown && label !== undefined ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </Root>
  );
}
