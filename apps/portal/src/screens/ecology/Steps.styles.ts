import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space-8')} ${token('layout-gutter')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.mobile} {
    gap: ${token('space-6')} ${token('space-4')};
  }

  > li::before {
    content: '';
    display: block;
    height: ${token('space-2')};
    margin-bottom: ${token('space-4')};
    border: ${token('line-bracket')} solid ${token('marker-bracket')};
    border-top: 0;
  }
`;

export const Number = styled.p`
  color: ${token('text-link')};
  font: 600 1.75rem/2.25rem ${token('font-figure')};
`;

export const Title = styled.h3`
  margin-top: ${token('space-1')};
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.875rem;
`;

export const Text = styled.p`
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;

export const Duration = styled.p`
  margin-top: ${token('space-2')};
  color: ${token('text-secondary')};
  font: 500 0.875rem/1.375rem ${token('font-figure')};
`;
