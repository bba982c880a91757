import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Blanks = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-6')};

  > :first-child {
    grid-column: 1 / -1;
  }

  > div {
    display: grid;
    gap: ${token('space-2')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
