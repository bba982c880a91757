import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Fields in three columns; one that is marked as wide takes the row. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${token('space-6')};

  > [data-wide] {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-5')};
  }
`;
