import type { ComponentPropsWithRef } from 'react';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'stroke'> {
  /**
   * Width and height in px.
   * @default 20
   */
  size?: number | undefined;
}

/**
 * A glyph, as path data in a box with sides of `box` units, in the common look of icons: 20 px, a stroke of 1.5 px, square caps; hidden from
 * assistive technology.
 */
export function drawGlyph(glyph: string, box: number, { size = 20, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={glyph} />
    </svg>
  );
}

/** Side of the box that Tabler's glyphs are drawn in. */
export const glyphBox = 24;

/** The icon of a glyph. What points along the lines of a text points the other way where they run from right to left. */
export function squareIcon(glyph: string, direction?: 'alongText') {
  const turned = direction === 'alongText' ? { 'data-along-text': '' } : undefined;
  return function Icon(props: IconProps) {
    return drawGlyph(glyph, glyphBox, { ...turned, ...props });
  };
}
