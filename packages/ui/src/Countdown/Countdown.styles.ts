import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space-3')};
  position: relative;
  [data-part='label'] { color: ${token('text-tertiary')}; }
  [data-part='time'] { display: inline-flex; align-items: baseline; gap: ${token('space-1')}; white-space: nowrap; }
  [data-part='figure'] {
    font-family: ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    color: ${token('text-primary')};
  }
  /* Never below the smallest size of text, whatever the size of the figure. */
  [data-part='unit'] { font-size: max(0.75rem, 0.6em); color: ${token('text-secondary')}; }
  &[data-state='ended'] [data-part='figure'] { color: ${token('text-tertiary')}; }
`;
