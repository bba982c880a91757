import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Note = styled.output`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-1')};
  color: ${token('text-warning')};
  > svg { flex: none; margin-top: 3px; }
`;
