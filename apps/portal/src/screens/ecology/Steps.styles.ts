import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';
import { bracket, itemText } from '../../shared/layout/looks.ts';

export const List = styled.ol`
  ${columns({ base: 4, belowDesktop: 2 })}
  ${responsive('gap', { base: 'space-8 layout-gutter', mobile: 'space-6 space-4' })}
  > li::before { content: ''; ${bracket()} margin-bottom: ${token('space-4')}; }
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
  ${itemText('text-secondary')}
`;

export const Duration = styled.p`
  margin-top: ${token('space-2')};
  color: ${token('text-secondary')};
  font: 500 0.875rem/1.375rem ${token('font-figure')};
`;
