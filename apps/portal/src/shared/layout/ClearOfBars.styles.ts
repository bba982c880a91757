import { media, token } from '@lima-id/ui';
import { createGlobalStyle } from 'styled-components';

/** The heights that bars cover at the edges of the window; a bar below the header sets the upper one on what follows it. */
const coveredAbove = '--covered-above';
const coveredBelow = '--covered-below';

/** Declares `coveredAbove` for what follows a bar below the header. `height` is that of the bar: a length or a sum of lengths in CSS. */
export const belowHeaderAnd = (height: string) => `
  ${coveredAbove}: calc(${token('layout-header-height')} + ${height});
  ${media.mobile} { ${coveredAbove}: calc(${token('layout-header-height-mobile')} + ${height}); }
`;

const strip = belowHeaderAnd(token('control-height-lg'));

/**
 * Gives controls in `main` and `footer` scroll margins of the height of the bars at the edges of the window, so that no bar covers a control
 * that gets the focus (WCAG 2.4.11). Rendered once for all pages. Its selectors have no specificity: targets of jumps keep their own
 * margins. Dialogs and popups scroll within themselves and have none.
 */
export const ClearOfBars = createGlobalStyle`
  :where(main, footer) {
    ${belowHeaderAnd('0px')}
    ${coveredBelow}: 0px;
    ${media.belowDesktop} { ${coveredBelow}: calc(${token('layout-float-menu-height-mobile')} + env(safe-area-inset-bottom)); }
  }
  /* Sections after their navigation. */
  :where(main nav[data-variant='bar'] ~ *, main nav[data-variant='column'] ~ *) {
    ${belowHeaderAnd(`${token('space-3')} + ${token('control-tab-height')}`)}
  }
  /* The scenes of a product, after its plate shrunk to a bar, or in panels below their strip. */
  :where(main aside[data-state='shown'] ~ *) {
    ${media.desktop} { ${belowHeaderAnd(token('layout-plate-bar-height'))} }
  }
  :where(main nav[data-variant='side'] ~ *, main [role='tabpanel']) {
    ${media.belowDesktop} { ${strip} }
  }
  :where(main, footer) :where(a[href], button, input, select, textarea, summary, [tabindex]):where(:not(dialog *, [popover] *)) {
    scroll-margin-block: var(${coveredAbove}) var(${coveredBelow});
    ${media.low} { scroll-margin-block: 0; }
  }
`;
