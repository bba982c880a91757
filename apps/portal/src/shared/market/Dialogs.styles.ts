import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { row, text } from '../layout/arrange.ts';

export const Words = styled.div`
  display: grid;
  gap: ${token('space-4')};
  ${text('body', 'text-secondary')}
`;

export const Done = styled.output`
  ${row('space-3')}
  ${text('h4', 'text-primary')}
  svg { flex: none; color: ${token('text-success')}; }
`;
