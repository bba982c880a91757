import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Room between the words of a solution and its steps. */
export const Flow = styled.div`
  margin-top: ${token('space-8')};
`;
