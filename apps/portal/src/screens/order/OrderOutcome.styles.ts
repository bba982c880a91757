import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Apps below the result: their head in one line, with room above it. */
export const Recommendation = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  padding-top: ${token('space-10')};

  [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-4')};
  }

  h2 {
    ${typeStyle('title')}
  }

  ${media.mobile} {
    gap: ${token('space-4')};
    padding-top: ${token('space-6')};
  }
`;
