import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, row, square, text } from '../../../shared/layout/arrange.ts';

/* Four cells in a row between hairlines, two on phones; each row is as high as its highest cell. */
export const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(180px, 22%), 1fr));
  overflow: hidden;
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > div {
    min-width: 0;
    ${responsive('padding', { base: 'space-5', mobile: 'space-3' })}
    /* The lines are drawn by the cells' shadows, so that an incomplete last row keeps its own. */
    box-shadow: -1px 0 0 ${token('border-hairline')}, 0 -1px 0 ${token('border-hairline')};
  }
  dt { ${text('small', 'text-secondary')} }
  [data-part='state'] {
    ${row('space-2')}
    min-height: 40px;
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 2.125rem;
    color: ${token('text-primary')};
    ${media.mobile} { font-size: 1.25rem; }
  }
  [data-state]::before { content: ''; flex: none; ${square('10px')} background: currentColor; }
  [data-state='running'] { color: ${token('color-primary-700')}; }
  [data-state='fault'] { color: ${token('text-danger')}; }
  [data-state='idle'], [data-state='off'] { color: ${token('text-secondary')}; }
  [data-part='figures'] { ${cluster('0 space-3')} align-items: baseline; min-height: 40px; }
  [data-part='figures'] span span { ${text('small', 'text-secondary')} }
  b {
    margin-inline-end: ${token('space-1')};
    font: 600 2rem/2.5rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};
    ${media.mobile} { font-size: 1.5rem; }
  }
  [data-part='figures'] > span + span b { color: ${token('text-tertiary')}; }
  [data-part='note'] {
    ${row('space-1')}
    ${text('caption', 'text-tertiary')}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    svg { flex: none; }
  }
  [data-level='warn'] [data-part='note'] { color: ${token('text-warning')}; }
  [data-level='alarm'] [data-part='note'] { color: ${token('text-danger')}; }
  [data-level='alarm'] b { color: ${token('text-danger')}; }
  [data-old] [data-part='state'], [data-old] b { color: ${token('text-tertiary')}; }
`;
