import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

const beside = `calc(${token('layout-header-height')} + ${token('space-6')})`;

/** A bar under the header. The scroll margin of a section is the height of the header and the bar. */
const bar = `
  top: ${token('layout-header-height')};
  background: ${token('bg-surface')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  scroll-margin-top: calc(${token('layout-header-height')} + ${token('space-3')} + ${token('control-tab-height')});
  & > ul {
    display: flex;
    gap: ${token('space-8')};
    box-sizing: border-box;
    max-width: calc(${token('layout-content')} + 2 * ${token('layout-tablet-margin')});
    margin: 0 auto -1px;
    padding: ${token('space-3')} ${token('layout-tablet-margin')} 0;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    &::-webkit-scrollbar { display: none; }
  }
  & > ul > li { flex: none; }
  & > ul > li > a { height: ${token('control-tab-height')}; padding-inline: 2px; white-space: nowrap; }
  & > ul > li > a[data-active]::after {
    bottom: 0;
    inset-inline-start: 0;
    width: 100%;
    height: ${token('space-2')};
    border-top: 0;
  }
  [data-part='index'], [data-part='action'] { display: none; }
  ${media.mobile} {
    top: ${token('layout-header-height-mobile')};
    scroll-margin-top: calc(${token('layout-header-height-mobile')} + ${token('control-height-lg')});
    & > ul { gap: ${token('space-6')}; padding: 0 ${token('layout-gutter-mobile')}; }
    & > ul > li > a { height: ${token('control-height-lg')}; }
  }
`;

export const Root = styled.nav`
  position: sticky;
  z-index: ${token('z-sticky')};
  min-width: 0;
  font: 400 ${rem(15)}/${rem(24)} ${token('font-sans')};
  color: ${token('text-secondary')};
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    border-radius: ${token('radius-tag')};
    text-decoration: none;
    ${colourTransition}
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  a[data-active] { font-weight: 600; color: ${token('text-primary')}; }
  a[data-active]::after {
    content: '';
    position: absolute;
    border: ${token('line-active')} solid ${token('marker-bracket')};
    pointer-events: none;
  }
  ${media.hover} { a:not([data-active]):hover { color: ${token('text-link-hover')}; } }

  &[data-variant='bar'] { ${bar} }

  &[data-variant='column'] {
    ${bar}
    ${media.desktop} { & > ul { padding-inline: 0; } }
    ${media.belowDesktop} { margin-inline: calc(-1 * ${token('layout-tablet-margin')}); }
    ${media.mobile} { margin-inline: calc(-1 * ${token('layout-gutter-mobile')}); }
  }

  &[data-variant='side'] {
    ${media.desktop} {
      top: ${beside};
      align-self: start;
      border-inline-start: ${token('line-hairline')} solid ${token('border-default')};
      scroll-margin-top: ${beside};
      a { min-height: ${token('control-tab-height')}; padding-block: 10px; padding-inline: ${token('space-5')} ${token('space-2')}; }
      a[data-active]::after {
        top: ${token('space-2')};
        inset-inline-start: -2px;
        width: ${token('space-2')};
        height: ${token('space-7')};
        border-inline-end: 0;
      }
      [data-part='index'] { font: 500 ${rem(12)}/${rem(24)} ${token('font-code')}; color: ${token('text-link')}; }
      [data-part='action'] { padding-block: ${token('space-4')} 0; padding-inline: ${token('space-5')} 0; }
      &:not([data-fixed]) [data-part='action']:not(:focus-within) { display: none; }
    }
    ${media.belowDesktop} {
      ${bar}
      margin-inline: calc(-1 * ${token('layout-tablet-margin')});
    }
    ${media.mobile} { margin-inline: calc(-1 * ${token('layout-gutter-mobile')}); }
  }
  ${media.low} { position: static; }
`;
