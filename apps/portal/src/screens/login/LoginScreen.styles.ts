import { focusRingOnInk, media, token, viewHeight } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, square, stack } from '../../shared/layout/arrange.ts';
import { hoverColour, itemText } from '../../shared/layout/looks.ts';

export const Page = styled.div`
  position: relative;
  ${columns({ base: '4fr 5fr', belowDesktop: 1 })}
  min-height: ${viewHeight};
  ${media.belowDesktop} { grid-template-rows: auto 1fr; }
`;

/* At the upper right of the page, which is the dark part where the form stands below it. */
export const Corner = styled.div`
  position: absolute;
  top: ${token('space-5')};
  right: ${token('space-10')};
  display: flex;
  gap: ${token('space-6')};
  font-size: 0.875rem;
  color: ${token('text-secondary')};
  > a { display: inline-flex; align-items: center; min-height: ${token('control-touch-min')}; text-decoration: none; }
  ${hoverColour('> :hover', 'text-link-hover')}
  ${media.belowDesktop} {
    top: ${token('space-4')};
    right: ${token('layout-tablet-margin')};
    color: ${token('text-on-ink-secondary')};
    > :focus-visible { ${focusRingOnInk} }
  }
  ${media.mobile} { right: ${token('layout-gutter-mobile')}; gap: ${token('space-4')}; }
`;

export const Main = styled.main`
  display: grid;
  /* From a fixed line on, so that nothing moves when a form changes its height. */
  place-items: start center;
  padding: max(${token('space-18')}, 0.15 * ${viewHeight}) ${token('space-10')} ${token('space-12')};
  background: ${token('bg-page')};
  &:focus { outline: none; }
  ${media.belowDesktop} { padding: ${token('space-6')} ${token('space-5')} ${token('space-12')}; }
`;

export const Column = styled.div`
  ${stack('space-6')}
  width: min(100%, 400px);
  h1 { font: 700 1.625rem/2.25rem ${token('font-sans')}; }
  ${media.belowDesktop} { h1 { position: absolute; ${square('1px')} overflow: hidden; clip-path: inset(50%); } }
  [role='tabpanel'] { padding-block-start: ${token('space-7')}; }
  [data-part='ways'] {
    ${cluster('0 space-4')}
    align-items: center;
    justify-content: space-between;
    margin-top: calc(-1 * ${token('space-2')});
    ${itemText('text-secondary')}
    button { font-weight: 400; }
    > button { color: inherit; }
    span { display: inline-flex; align-items: center; }
  }
  [data-part='terms'] {
    font-size: 0.75rem;
    line-height: 1.25rem;
    color: ${token('text-tertiary')};
    ${media.coarse} { button { display: inline-block; padding-block: ${token('space-3')}; } }
  }
`;
