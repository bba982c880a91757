/** Colours of the pictures: copies of design tokens, since the gateway does not load the design system; a test keeps them in sync. */
export const colours = {
  white: '#FFFFFF',
  ink: '#0B1B33',
  dark: '#22375A',
  darkTop: '#34507C',
  darkSide: '#14294A',
  left: '#E6EDF6',
  right: '#CBD8E8',
  grey: '#8091A8',
  greyLight: '#B4C0D0',
  blue: '#1582F1',
  blueTop: '#82BCF8',
  blueSide: '#0B66C8',
  blueLight: '#4A9EF4',
} as const;

/** A background with its lines and shadows. */
export interface GroundTone {
  fill: string;
  line: string;
  shade: string;
  /** Fill of holes: lighter than dark parts and darker than light ones. */
  hole: string;
  isDark: boolean;
}

/** The backgrounds of pictures. */
export const grounds: readonly GroundTone[] = [
  { fill: '#DCE5F0', line: '#B9C6D8', shade: '#CBD8E8', hole: '#3C5170', isDark: false },
  { fill: '#EDF1F6', line: '#D3DBE6', shade: '#DCE5F0', hole: '#3C5170', isDark: false },
  { fill: '#D9EBFD', line: '#B3D6FB', shade: '#CBD8E8', hole: '#3C5170', isDark: false },
  { fill: '#E2E8F0', line: '#CBD8E8', shade: '#D3DBE6', hole: '#3C5170', isDark: false },
  { fill: '#14294A', line: '#253C5E', shade: '#0B1B33', hole: '#8091A8', isDark: true },
  { fill: '#0B3F7A', line: '#0A52A0', shade: '#0B2C54', hole: '#8091A8', isDark: true },
];
