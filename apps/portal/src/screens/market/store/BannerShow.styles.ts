import { media, token, withoutHas } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, responsive } from '../../../shared/layout/arrange.ts';
import { cover, lineClamp, sheet } from '../../../shared/layout/looks.ts';

/** Height of the banners. */
export const bannerHeight = { base: '396px', mobile: '300px' } as const;

/** Room for the banners before they come, and for what is said when they do not. */
export const Place = styled.div`
  position: relative;
  min-width: 0;
  ${responsive('min-height', bannerHeight)}
  &[data-state='waiting'] { border-radius: ${token('radius-card')}; background: ${token('bg-sunken')}; }
  &[data-state='failed'] { ${centred} ${sheet} }
  > section { height: 100%; }
`;

/** A banner whose every place leads on. */
export const Slide = styled.div`
  height: 100%;
  > section { height: 100%; }
  /* Words that are too long end before the marks at the lower edge, and never stand over the drawing. */
  [data-part='title'],
  [data-part='text'] { ${lineClamp(2)} }
  ${media.fromTablet} { [data-part='text'] { -webkit-line-clamp: 3; } }
  ${media.mobile} { [data-part='picture'] > img { width: 144px; height: auto; } }
  [data-follow] { position: static; }
  [data-follow]::after { content: ''; position: absolute; inset: 0; cursor: pointer; }
`;

/** A banner whose picture says all: it fills the place. */
export const PictureSlide = styled.div`
  position: relative;
  ${responsive('height', bannerHeight)}
  border-radius: ${token('radius-card')};
  background: ${token('bg-ink')};
  overflow: hidden;
  img { ${cover} object-fit: cover; }
  /* The words of the link are its picture's. */
  [data-follow] { position: absolute; inset: 0; height: auto; opacity: 0; }
  &:has([data-follow]:focus-visible) { outline: 2px solid ${token('border-focus')}; outline-offset: -4px; }
  ${withoutHas} { &:focus-within { outline: 2px solid ${token('border-focus')}; outline-offset: -4px; } }
`;
