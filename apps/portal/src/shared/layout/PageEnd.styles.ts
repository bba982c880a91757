import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/* The fixed bar of the side menu covers the end of the page on narrow screens. */
export const BarSpace = styled.div`
  display: none;
  height: calc(${token('layout-float-menu-height-mobile')} + env(safe-area-inset-bottom));
  background: ${token('bg-footer')};
  ${media.belowDesktop} { display: block; }
  ${media.low} { display: none; }
`;

/* On phones a page may bring a bar of its own, marked `data-foot-bar`: it takes the place of the side menu. */
export const MenuPlace = styled.div`
  ${media.mobile} { body:has([data-foot-bar]) & { display: none; } }
`;
