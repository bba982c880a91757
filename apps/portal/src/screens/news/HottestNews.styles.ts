import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { Item } from './AsideList.styles.ts';

export const Row = styled(Item)`
  display: grid;
  grid-template-columns: ${token('space-7')} minmax(0, 1fr);
  align-items: start;
`;

export const Rank = styled.span`
  color: ${token('text-tertiary')};
  font: 600 1rem/1.5rem ${token('font-figure')};
  font-variant-numeric: tabular-nums;
  &[data-highlighted] { color: ${token('text-link')}; }
`;
