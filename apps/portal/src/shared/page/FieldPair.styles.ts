import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Short fields side by side where there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token('space-4')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
