import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  > form { gap: ${token('space-4')}; }
`;
