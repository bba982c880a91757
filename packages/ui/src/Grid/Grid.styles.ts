import { styled } from 'styled-components';
import { gapRules } from '../Stack/gap.ts';
import { media } from '../tokens/media.ts';
import type { ColumnCount } from './gridColumns.ts';

const counts: readonly ColumnCount[] = [1, 2, 3, 4, 5, 6];

/** One rule for each number of columns that an attribute may name. */
function columnRules(attribute: 'data-desktop' | 'data-tablet' | 'data-mobile'): string {
  return counts
    .map((count) => `&[${attribute}='${count}'] { grid-template-columns: repeat(${count}, minmax(0, 1fr)); }`)
    .join(' ');
}

export const Root = styled.div`
  display: grid;
  min-width: 0;
  ${gapRules}
  ${media.desktop} { ${columnRules('data-desktop')} }
  ${media.tablet} { ${columnRules('data-tablet')} }
  ${media.mobile} { ${columnRules('data-mobile')} }
  /* A column is never wider than the grid, however little room there is. */
  &[data-fit='stretch'] { grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--grid-min)), 1fr)); }
  &[data-fit='keep'] { grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--grid-min)), 1fr)); }
  &[data-align='start'] { align-items: start; }
  &[data-align='center'] { align-items: center; }
  &[data-align='end'] { align-items: end; }
  & > [data-wide] { grid-column: 1 / -1; }
`;
