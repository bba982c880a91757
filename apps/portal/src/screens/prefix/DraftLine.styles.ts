import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Line = styled.output`
  ${typeStyle('small')}
  color: ${token('text-secondary')};

  &[data-phase='notSaved'],
  &[data-phase='conflict'] {
    color: ${token('text-warning')};
  }
`;
