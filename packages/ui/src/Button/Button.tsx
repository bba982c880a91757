'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { wrapText } from '../hooks/wrapText.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { SpinnerModules } from '../Spinner/SpinnerModules.tsx';
import { Mark, Root } from './Button.styles.ts';

interface Looks {
  /**
   * One `primary` per group; `onInk` is the outlined variant for dark backgrounds.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'text' | 'ink' | 'danger' | 'onInk' | undefined;
  /**
   * Heights of 32, 40 and 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * A text button without side padding, so that its label aligns with the column's edge.
   * @default false
   */
  flush?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label. */
  iconAfter?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Looks {
  /**
   * The action is in progress: a spinner appears before the label, the width and the focus stay, clicks do nothing.
   * @default false
   */
  loading?: boolean | undefined;
}

export interface ButtonLinkProps extends LinkProps, Looks {}

function content({ icon, iconAfter, children, loading }: Looks & { children?: ReactNode; loading: boolean }) {
  return (
    <>
      {icon || loading ? (
        <Mark data-alone={icon ? undefined : ''}>
          {icon ? <span data-icon="">{icon}</span> : null}
          {loading ? <SpinnerModules /> : null}
        </Mark>
      ) : null}
      {wrapText(children)}
      {iconAfter}
    </>
  );
}

/** A button: verbs as labels, one action each. */
export function Button({
  variant = 'primary',
  size = 'md',
  flush = false,
  loading = false,
  icon,
  iconAfter,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Root
      type="button"
      {...rest}
      data-variant={variant}
      data-size={size}
      data-flush={flush ? '' : undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {content({ icon, iconAfter, children, loading })}
    </Root>
  );
}

/** A link that looks like a button, for actions that navigate. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  flush = false,
  icon,
  iconAfter,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root as={Link} {...rest} data-variant={variant} data-size={size} data-flush={flush ? '' : undefined}>
      {content({ icon, iconAfter, children, loading: false })}
    </Root>
  );
}
