import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../shared/layout/arrange.ts';

export const Note = styled.span`
  ${text('small', 'text-secondary')}
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${token('space-8')};
`;
