import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, responsive } from './arrange.ts';
import { pageWidth } from './looks.ts';

/** Keeps content at the page's width with the margins of the screen. */
export const Container = styled.div`
  width: 100%;
  ${pageWidth('layout-tablet-margin')}
  ${responsive('padding-inline', { base: 'layout-tablet-margin', mobile: 'layout-gutter-mobile' })}
`;

/** A band of the page; `data-ground` is `white`, `paper` or `ink`; with `data-continues` it follows one of the same ground. */
export const Section = styled.section`
  ${responsive('padding-block', { base: 'layout-section-y', tablet: 'space-18', mobile: 'layout-section-y-mobile' })}
  background: ${token('bg-page')};
  &[data-ground='paper'] { background: ${token('bg-paper')}; }
  &[data-ground='ink'] { ${onInk} }
  &[data-continues] { padding-top: 0; }
`;
