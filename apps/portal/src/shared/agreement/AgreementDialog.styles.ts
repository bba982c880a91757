import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../layout/arrange.ts';

export const Parts = styled.div`
  display: grid;
  gap: ${token('space-5')};
  ${text('body', 'text-secondary')}
  h3 { ${text('h4', 'text-primary')} margin-bottom: ${token('space-2')}; }
  p + p { margin-top: ${token('space-2')}; }
`;
