import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { media } from '../tokens/media.ts';
import { colourTransition } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Root = styled(IconButton).attrs({ 'data-hover': 'none' })`
  position: fixed;
  inset-inline-end: ${token('space-6')};
  bottom: ${token('space-10')};
  z-index: ${token('z-float')};
  border: ${token('line-hairline')} solid ${token('border-default')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-raised')};
  box-shadow: ${token('shadow-md')};
  color: ${token('text-strong')};
  ${colourTransition}
  &[hidden] { display: none; }
  &:focus-visible { outline-offset: 2px; }
  ${media.hover} { &:hover { border-color: ${token('action-secondary-hover-border')}; color: ${token('text-link-hover')}; } }
  /* Clear of a bar at the foot of the screen. */
  ${media.belowDesktop} {
    bottom: calc(${token('layout-float-menu-height-mobile')} + ${token('space-4')} + env(safe-area-inset-bottom));
  }
  ${media.low} { bottom: ${token('space-4')}; }
  ${media.mobile} { inset-inline-end: ${token('layout-gutter-mobile')}; }
`;
