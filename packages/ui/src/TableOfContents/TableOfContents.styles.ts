import { styled } from 'styled-components';
import { viewHeight } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

const below = `calc(${token('layout-header-height')} + ${token('space-6')})`;

export const Root = styled.nav`
  min-width: 0;
  /* Room for the bracket, which stands on the rule. */
  padding-inline-start: 1px;
  scroll-margin-top: ${below};
  ${media.desktop} {
    position: sticky;
    top: ${below};
    align-self: start;
    max-height: calc(${viewHeight} - ${below} - ${token('space-6')});
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    ${media.low} { position: static; max-height: none; }
  }
  ${media.mobile} { scroll-margin-top: calc(${token('layout-header-height-mobile')} + ${token('space-6')}); }

  & > p {
    margin-bottom: ${token('space-3')};
    font: 600 ${rem(14)}/${rem(24)} ${token('font-sans')};
    color: ${token('text-primary')};
  }
  & > ol { border-inline-start: ${token('line-hairline')} solid ${token('border-default')}; }
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: ${token('control-height-sm')};
    padding-block: ${token('space-1')}; padding-inline: ${token('space-5')} ${token('space-2')};
    border-radius: ${token('radius-tag')};
    font: 400 ${rem(14)}/${rem(22)} ${token('font-sans')};
    color: ${token('text-secondary')};
    text-decoration: none;
    ${colourTransition}
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  ol ol a { padding-inline-start: ${token('space-10')}; font-size: ${rem(13)}; line-height: ${rem(20)}; color: ${token('text-tertiary')}; }
  && a[data-active] { font-weight: 600; color: ${token('text-primary')}; }
  a[data-active]::after {
    content: '';
    position: absolute;
    inset-block: ${token('space-1')}; inset-inline: -2px auto;
    width: ${token('space-2')};
    border: ${token('line-active')} solid ${token('marker-bracket')};
    border-inline-end: 0;
    pointer-events: none;
  }
  ${media.hover} { && a:not([data-active]):hover { color: ${token('text-link-hover')}; } }
  ${media.mobile} { a { min-height: ${token('control-touch-min')}; } }
  ${media.coarse} { a { min-height: ${token('control-touch-min')}; } }
`;
