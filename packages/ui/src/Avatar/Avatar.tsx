'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UserIcon } from '../icons/icons.tsx';
import { Root } from './Avatar.styles.ts';
import { initialOf } from './initialOf.ts';
import { useBrokenPicture } from './useBrokenPicture.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose portrait it is: its accessible name, and the source of the initial. */
  name: string;
  /** Address of a picture, shown as a square; null or empty for none. Without it, or when it does not load, the initial is shown. */
  src?: string | null | undefined;
  /** In place of the initial: for a system or a company. Its size is set here. */
  icon?: ReactNode;
  /**
   * Squares of 24, 32 and 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * The ground of the initial. `outline` is an empty dashed box: someone who has been invited and has not come yet.
   * @default 'ink'
   */
  variant?: 'ink' | 'info' | 'neutral' | 'outline' | undefined;
  /**
   * The name stands next to it: screen readers pass over the portrait.
   * @default false
   */
  decorative?: boolean | undefined;
}

/** A person: picture, initial of the name, or an icon. */
export function Avatar({ name, src, icon, size = 'md', variant = 'ink', decorative = false, ...rest }: AvatarProps) {
  const address = src === undefined || src === null || src === '' ? null : src;
  const { isBroken, image } = useBrokenPicture(address);
  const initial = icon === undefined ? initialOf(name) : null;

  function content() {
    if (address !== null && !isBroken) return <img {...image} src={address} alt="" />;
    if (icon !== undefined) return icon;
    if (variant === 'outline') return null;
    return initial === null ? <UserIcon /> : <span>{initial}</span>;
  }

  function kind() {
    if (!isBroken) return 'picture';
    if (initial === null) return 'icon';
    return initial.length > 1 ? 'letters' : 'initial';
  }

  return (
    <Root
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      {...rest}
      data-size={size}
      data-variant={variant}
      data-content={kind()}
    >
      {content()}
    </Root>
  );
}
