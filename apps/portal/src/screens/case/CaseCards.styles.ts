import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Note = styled.span`
  ${typeStyle('small')}
  color: ${token('text-secondary')};
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${token('space-8')};
`;
