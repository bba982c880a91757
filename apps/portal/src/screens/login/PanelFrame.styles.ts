import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  > form {
    gap: ${token('space-4')};
  }
`;

/** Two short fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
