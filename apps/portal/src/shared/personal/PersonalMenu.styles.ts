import { focusRing, media, rem, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, onInk, row, square, text } from '../layout/arrange.ts';
import { belowHeaderAnd } from '../layout/ClearOfBars.styles.ts';
import { ellipsis, sheet } from '../layout/looks.ts';

export const Menu = styled.nav`
  padding: ${token('space-2')};
  ${sheet}
  ul { padding-top: ${token('space-2')}; border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
  a {
    position: relative;
    ${row('space-3')}
    height: ${token('control-touch-min')};
    padding: 0 ${token('space-3')};
    border-radius: ${token('radius-control')};
    ${text('body', 'text-secondary')}
    text-decoration: none;
  }
  a > svg { flex: none; }
  a[aria-current] { background: ${token('bg-selected')}; color: ${token('color-primary-700')}; font-weight: 600; }
  a[aria-current]::after {
    content: '';
    position: absolute;
    border: ${token('line-active')} solid ${token('marker-bracket')};
    pointer-events: none;
  }
  a:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  ${media.hover} { a:not([aria-current]):hover { background: ${token('bg-hover')}; } }
  ${media.desktop} {
    a[aria-current]::after {
      inset-block: ${token('space-2')};
      left: calc(-1 * ${token('space-2')} - 1px);
      width: ${token('space-2')};
      border-left: 0;
    }
  }
  /* The strip reaches over the margins of the column to both edges of the screen. */
  ${media.belowDesktop} {
    position: sticky;
    top: ${token('layout-header-height')};
    z-index: ${token('z-sticky')};
    min-width: 0;
    margin-inline: calc(-1 * ${token('layout-tablet-margin')});
    padding: 0 ${token('layout-tablet-margin')};
    border-width: 0 0 ${token('line-hairline')};
    border-radius: 0;
    ul { display: flex; gap: ${token('space-6')}; margin-bottom: -1px; padding: 0; overflow-x: auto; border: 0; scrollbar-width: none; }
    a { height: ${token('control-height-lg')}; padding: 0; white-space: nowrap; }
    a > svg { display: none; }
    a[aria-current],
    a:not([aria-current]):hover { background: none; }
    a[aria-current]::after { inset: auto 0 0; height: ${token('space-2')}; border-top: 0; }
  }
  ${media.mobile} {
    top: ${token('layout-header-height-mobile')};
    margin-inline: calc(-1 * ${token('layout-gutter-mobile')});
    padding-inline: ${token('layout-gutter-mobile')};
  }
  ${media.low} { position: static; }
  ${media.belowDesktop} { & ~ * { ${belowHeaderAnd(token('control-height-lg'))} } }
`;

export const Head = styled.div`
  ${row('space-3')}
  padding: 14px ${token('space-3')} 18px;
  [data-part='portrait'] {
    ${centred}
    flex: none;
    ${square('40px')}
    overflow: hidden;
    border-radius: ${token('radius-control')};
    ${onInk}
    font-size: ${rem(16)};
  }
  [data-part='portrait'] > img { width: 100%; height: 100%; object-fit: cover; }
  [data-part='names'] { display: grid; min-width: 0; }
  [data-part='name'] { ${ellipsis} ${typeStyle('body')} font-weight: 600; }
  [data-part='company'] { ${text('caption', 'text-tertiary')} }
  ${media.belowDesktop} { display: none; }
`;
