import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, square, text } from '../../../shared/layout/arrange.ts';

/* Cells between hairlines, above and below from edge to edge; two columns on phones. */
export const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(var(--cells), minmax(0, 1fr));
  overflow: hidden;
  border-block: 1px solid ${token('border-hairline')};
  ${media.mobile} { grid-template-columns: repeat(min(2, var(--cells)), minmax(0, 1fr)); }
  & > div {
    min-width: 0;
    ${responsive('padding', { base: 'space-5 space-6', mobile: 'space-4 space-3' })}
    /* The lines are drawn by the cells' shadows, so that an incomplete last row keeps its own. */
    box-shadow: -1px 0 0 ${token('border-hairline')}, 0 -1px 0 ${token('border-hairline')};
  }
  & > div:first-child { padding-inline-start: 0; }
  ${media.mobile} { & > div:last-child:nth-child(odd) { grid-column: 1 / -1; } }
  ${media.mobile} { & > div:nth-child(odd) { padding-inline-start: 0; } }
  dt { ${text('small', 'text-secondary')} }
  dt i {
    display: inline-block;
    ${square('10px')}
    margin-inline-end: ${token('space-2')};
    background: var(--swatch);
    forced-color-adjust: none;
  }
  dd { ${text('body', 'text-secondary')} overflow-wrap: anywhere; }
  dd b {
    margin-inline-end: ${token('space-1')};
    font: 600 2rem/2.5rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};
    ${media.mobile} { font-size: 1.5rem; line-height: 2.125rem; }
  }
`;
