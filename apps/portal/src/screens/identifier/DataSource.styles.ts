import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const SourceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  margin-top: ${token('space-6')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('border-hairline')};
  ${typeStyle('caption')}
  color: ${token('text-tertiary')};
`;
