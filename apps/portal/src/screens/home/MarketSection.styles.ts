import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const UnitNote = styled.span`
  color: ${token('text-tertiary')};
  font-size: 0.8125rem;
  line-height: 1.375rem;
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: 744fr 432fr;
  gap: ${token('layout-gutter')};

  ${media.belowDesktop} {
    grid-template-columns: 1fr;
  }

  ${media.mobile} {
    gap: ${token('space-4')};
  }
`;

export const Panel = styled.div`
  min-width: 0;
  min-height: 430px;
  padding: ${token('space-7')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};

  ${media.mobile} {
    min-height: 400px;
    padding: ${token('space-5')} ${token('space-4')};
  }
`;
