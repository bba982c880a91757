import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, text } from '../../shared/layout/arrange.ts';
import { hoverColour, sheet } from '../../shared/layout/looks.ts';
import { overlapPx } from './ContactBanner.styles.ts';

/** The ways to reach us, side by side over the banner's edge. */
export const Facts = styled.dl`
  position: relative;
  ${columns({ base: 4, belowDesktop: 2, mobile: 1 })}
  margin-block: -${overlapPx}px 0;
  ${sheet}
  box-shadow: ${token('shadow-md')};
`;

export const Fact = styled.div`
  min-width: 0;
  padding: ${token('space-6')};
  overflow-wrap: anywhere;
  & + & { border-inline-start: ${token('line-hairline')} solid ${token('border-hairline')}; }
  dt { ${text('small', 'text-secondary')} }
  dt > svg { margin-bottom: ${token('space-3')}; color: ${token('text-link')}; }
  dd { font-size: 1rem; font-weight: 600; line-height: 1.75rem; }
  dd[data-part='note'] { ${text('caption', 'text-secondary')} margin-top: 2px; }
  a {
    border-radius: ${token('radius-tag')};
    text-decoration: none;
    ${hoverColour('&:hover', 'text-link-hover')}
    ${media.coarse} { display: inline-flex; align-items: center; min-height: ${token('control-touch-min')}; }
  }
  a[href^='tel:'] { font: 600 1.5rem/1.75rem ${token('font-figure')}; }
  ${media.tablet} {
    &:nth-child(odd) { border-inline-start: 0; }
    &:nth-child(n + 3) { border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
  }
  ${media.mobile} {
    position: relative;
    padding: ${token('space-4')} ${token('space-4')} ${token('space-4')} ${token('space-14')};
    & + & { border-inline-start: 0; border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
    dt > svg { position: absolute; left: ${token('space-5')}; top: ${token('space-5')}; }
  }
`;
