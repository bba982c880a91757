import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, text } from '../../shared/layout/arrange.ts';

export const SourceLine = styled.p`
  ${cluster('space-1 space-4')}
  margin-top: ${token('space-6')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('border-hairline')};
  ${text('caption', 'text-tertiary')}
`;
