import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};

  > form {
    gap: ${token('space-4')};
  }
`;
