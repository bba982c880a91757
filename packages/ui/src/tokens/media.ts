import { breakpoint } from './typeScale.ts';

/** Media queries at the widths where layouts change, with `@media`, to be followed by a block. */
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
  /** A page enlarged to 400 %, or a phone on its side: what sticks would leave no room for the page, so it lets go. */
  low: '@media (max-height: 400px)',
  /** A finger is the pointer: targets are 44 px. */
  coarse: '@media (pointer: coarse)',
  /** The pointer can hover: phones get no hover looks. */
  hover: '@media (hover: hover)',
  /** The visitor asked for less movement. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
