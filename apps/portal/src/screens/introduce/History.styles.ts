import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, square, text } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

/**
 * The years side by side, as many as `--years` states, so that none moves while the others load; a line runs through their nodes
 * to the edge of the page.
 */
export const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(var(--years), minmax(0, 1fr));
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); row-gap: ${token('space-10')}; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
`;

export const Node = styled.span`
  position: relative;
  display: block;
  height: 16px;
  margin-block: ${token('space-4')} ${token('space-5')};
  background: linear-gradient(${token('border-strong')} 0 0) 0 50% / 100% ${token('line-drawing')} no-repeat;
  &::before {
    content: '';
    display: block;
    ${square('16px')}
    border: ${token('line-drawing')} solid ${token('marker-finder')};
    background: ${token('bg-page')};
  }
`;

export const Year = styled.p`
  color: ${token('text-primary')};
  font: 600 1.75rem/2.25rem ${token('font-figure')};
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.h3`
  ${text('h4', 'text-primary')}
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  padding-inline-end: ${token('space-6')};
  ${itemText('text-secondary')}
`;

export const Step = styled.li`
  min-width: 0;
  &[data-latest] ${Year} { color: ${token('text-link')}; }
  &[data-latest] ${Node}::before {
    border-color: ${token('marker-bracket')};
    background: linear-gradient(${token('marker-bracket')} 0 0) 50% / 6px 6px no-repeat ${token('bg-page')};
  }
  ${media.mobile} {
    ${columns('16px 1fr')}
    column-gap: ${token('space-5')};
    ${Year} { grid-area: 1 / 2; font-size: 1.375rem; line-height: 1.75rem; }
    /* The line runs down to the next node. */
    ${Node} {
      grid-area: 1 / 1 / 3 / 2;
      height: auto;
      margin: 6px 0 -6px;
      background: linear-gradient(${token('border-strong')} 0 0) 50% 0 / ${token('line-drawing')} 100% no-repeat;
    }
    &:last-child ${Node} { background: none; }
    > div { grid-area: 2 / 2; padding-bottom: ${token('space-6')}; }
    &:last-child > div { padding-bottom: 0; }
    ${Text} { padding-inline-end: 0; }
  }
`;
