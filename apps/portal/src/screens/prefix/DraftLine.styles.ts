import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../shared/layout/arrange.ts';

export const Line = styled.output`
  ${text('small', 'text-secondary')}
  &[data-phase='notSaved'],
  &[data-phase='conflict'] { color: ${token('text-warning')}; }
`;
