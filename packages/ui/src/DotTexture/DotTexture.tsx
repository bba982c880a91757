'use client';
import { type ComponentPropsWithRef, useId } from 'react';
import { Root } from './DotTexture.styles.ts';
import { dotPath } from './dotPath.ts';

export interface DotTextureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
}

const columns = 52;
const rows = 30;

/** Modules thinning out from the right edge of a hero area; absent on phones. Its parent must be positioned. */
export function DotTexture({ ground = 'paper', ...rest }: DotTextureProps) {
  const id = useId();
  return (
    <Root aria-hidden="true" data-ground={ground} {...rest}>
      <pattern id={id} width={columns * 12} height={rows * 12} patternUnits="userSpaceOnUse">
        <path d={dotPath(columns, rows)} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} fillOpacity="1" />
    </Root>
  );
}
