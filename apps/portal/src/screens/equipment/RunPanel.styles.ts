import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, text } from '../../shared/layout/arrange.ts';

export const Totals = styled.div`
  ${cluster('space-2 space-8')}
  margin-bottom: ${token('space-5')};
  ${text('caption', 'text-secondary')}
  b { font: 600 2rem/2.5rem ${token('font-figure')}; font-variant-numeric: tabular-nums; color: ${token('text-primary')}; }
`;
