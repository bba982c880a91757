import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const StatusLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space-3')};
  ${typeStyle('small')}
  color: ${token('text-on-ink-tertiary')};
`;

export const Outcome = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 500;
  color: ${token('text-on-ink-positive')};

  &::before {
    content: '';
    width: 6px;
    height: 6px;
    background: currentColor;
  }
`;

export const Took = styled.span`
  font-family: ${token('font-figure')};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  color: ${token('text-on-ink-secondary')};
`;
