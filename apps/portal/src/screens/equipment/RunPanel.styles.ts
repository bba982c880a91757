import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Totals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-8')};
  margin-bottom: ${token('space-5')};
  ${typeStyle('caption')}
  color: ${token('text-secondary')};

  b {
    font: 600 2rem/2.5rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};
  }
`;
