import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRingOnInk } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.footer`
  padding: ${token('space-16')} ${token('layout-tablet-margin')} 0;
  background: ${token('bg-footer')};
  color: ${token('text-on-ink-secondary')};
  ${media.mobile} { padding: ${token('space-10')} ${token('layout-gutter-mobile')} 0; }
  a { text-decoration: none; border-radius: ${token('radius-tag')}; ${colourTransition} &:focus-visible { ${focusRingOnInk} } }
  ${media.hover} { a:hover { color: ${token('text-on-ink-primary')}; } }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 268px 120px 168px 168px 132px minmax(0, 1fr);
  column-gap: ${token('layout-gutter')};
  max-width: ${token('layout-content')};
  min-height: 246px;
  margin: 0 auto;
  ${media.belowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${token('space-10')};
    /* Contact stands under the logo. */
    [data-part='contact'] { grid-area: 2 / 1; }
  }
  ${media.mobile} {
    display: block;
    min-height: 0;
  }
`;

export const Brand = styled.div`
  padding-top: 4px;
  [data-part='word'] { ${typeStyle('h3')} color: ${token('text-on-ink-primary')}; }
  [data-part='text'] { ${typeStyle('small')} max-width: 11.5em; margin-top: ${token('space-5')}; color: ${token('text-on-ink-secondary')}; }
  [data-part='phone'] {
    display: inline-block;
    margin-top: ${token('space-5')};
    font: 600 1.5rem/2rem ${token('font-figure')};
    color: ${token('text-on-ink-primary')};
    ${media.coarse} { padding-block: 6px; margin-block: 14px -6px; }
  }
  [data-part='hours'] { ${typeStyle('caption')} margin-top: 2px; }
  [data-part='action'] { margin-top: ${token('space-4')}; }
  ${media.mobile} {
    position: relative;
    padding: 0 0 ${token('space-5')};
    /* Next to the number, where there is room. */
    [data-part='action'] { position: absolute; inset-inline-end: 0; bottom: ${token('space-5')}; margin: 0; }
  }
`;

export const Group = styled.div`
  min-width: 0;
  h2 { font: 600 0.875rem/1.5rem ${token('font-sans')}; color: ${token('text-on-ink-primary')}; }
  h2 > button { display: none; }
  ul { display: grid; gap: ${token('space-2')}; margin-top: 14px; }
  li > a { ${typeStyle('body')} display: block; width: fit-content; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.coarse} { li > a { padding-block: 10px; margin-block: -10px; } }
  ${media.mobile} {
    border-top: 1px solid ${token('border-footer')};
    h2 > span { display: none; }
    h2 > button {
      display: flex;
      align-items: center;
      justify-content: space-between;
      width: 100%;
      height: ${token('layout-footer-row-mobile')};
      padding: 0;
      border: 0;
      background: none;
      font: inherit;
      color: inherit;
      text-align: start;
      cursor: pointer;
      &:focus-visible { ${focusRingOnInk} outline-offset: -2px; }
      svg { color: ${token('text-on-ink-tertiary')}; }
    }
    ul { gap: 0; margin: 0; padding-bottom: ${token('space-3')}; }
    li > a { display: flex; align-items: center; min-height: ${token('control-touch-min')}; margin: 0; padding: 0; }
    &:not([data-open]) > ul { display: none; }
    &[data-part='contact'] h2 > span { display: flex; align-items: center; height: ${token('layout-footer-row-mobile')}; }
  }
`;

export const QrPictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')};
  margin-top: 14px;
  figure > span { display: block; }
  figcaption { margin-top: ${token('space-2')}; ${typeStyle('caption')} text-align: center; }
  ${media.mobile} { margin-top: ${token('space-2')}; padding-bottom: ${token('space-6')}; }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-6')};
  max-width: ${token('layout-content')};
  margin: 0 auto;
  padding: ${token('space-5')} 0 17px;
  border-top: 1px solid ${token('border-footer')};
  font-size: 0.75rem;
  line-height: 1.5rem;
  color: ${token('text-on-ink-footer')};
  ${media.belowDesktop} { margin-top: ${token('space-12')}; }
  ${media.mobile} { margin-top: 0; line-height: 1.25rem; gap: ${token('space-1')} ${token('space-6')}; }
  p { display: flex; flex-wrap: wrap; gap: 0 ${token('space-4')}; }
  li { display: inline; overflow-wrap: anywhere; }
  ${media.coarse} { li > a, p > a { padding-block: 12px; } }
  li + li::before { content: ' ・ ' / ''; }
`;
