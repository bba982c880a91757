import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Cards one below the other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};

  ${media.mobile} {
    gap: ${token('space-4')};
  }
`;
