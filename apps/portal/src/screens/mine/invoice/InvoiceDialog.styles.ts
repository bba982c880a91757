import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { stack } from '../../../shared/layout/arrange.ts';

export const Body = styled.div`
  ${stack('space-5')}
  > form { gap: ${token('space-4')}; }
`;
