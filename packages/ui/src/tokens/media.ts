import { breakpoint } from './typeScale.ts';

/** Media queries at the layout breakpoints, including `@media`, to be followed by a block. */
export const media = {
  /** Phones: below 768 px. */
  mobile: `@media (max-width: ${breakpoint.mobileMax}px)`,
  /** Tablets: 768 to 1199 px. */
  tablet: `@media (min-width: ${breakpoint.tabletMin}px) and (max-width: ${breakpoint.tabletMax}px)`,
  /** Phones and tablets: below 1200 px. */
  belowDesktop: `@media (max-width: ${breakpoint.tabletMax}px)`,
  /** Tablets and up: from 768 px. */
  fromTablet: `@media (min-width: ${breakpoint.tabletMin}px)`,
  /** From 1200 px. */
  desktop: `@media (min-width: ${breakpoint.desktopMin}px)`,
  /** From 1440 px. */
  wide: `@media (min-width: ${breakpoint.wideMin}px)`,
  /**
   * At 400 % zoom, or on a phone in landscape: what stays in sight would leave no room for the rest. Sticky elements become static, and a
   * dialog or panel scrolls as a whole.
   */
  low: `@media (max-height: ${breakpoint.lowMax}px)`,
  /** Touch is the primary pointer: targets are 44 px. */
  coarse: '@media (pointer: coarse)',
  /** A touch screen is among the pointers, such as that of a tablet with a keyboard: a finger may type. */
  touch: '@media (any-pointer: coarse)',
  /** The pointer can hover: touch screens get no hover styles. */
  hover: '@media (hover: hover)',
  /** The visitor prefers reduced motion. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** On paper, which is as wide as a phone or a tablet. */
  print: '@media print',
} as const;
