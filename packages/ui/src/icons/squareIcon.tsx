import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'stroke'> {
  /**
   * Width and height in px.
   * @default 20
   */
  size?: number | undefined;
}

/** The common look of icons: 20 px box, 1.5 px stroke, square caps; hidden from assistive technology. */
export function squareIcon(Glyph: TablerIcon) {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <Glyph
        size={size}
        stroke={1.5}
        strokeLinecap="square"
        strokeLinejoin="miter"
        aria-hidden="true"
        focusable="false"
        {...rest}
      />
    );
  };
}
