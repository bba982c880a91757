import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Day = styled.time`
  color: ${token('text-tertiary')};
  font: 500 0.875rem/1.375rem ${token('font-figure')};
  font-variant-numeric: tabular-nums;
`;
