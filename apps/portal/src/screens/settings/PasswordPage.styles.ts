import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The form at the left, what explains it at the right; one below the other where there is no room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 480px) 280px;
  justify-content: space-between;
  align-items: start;
  gap: ${token('space-6')};
  margin-top: ${token('space-5')};
  ${media.belowDesktop} { grid-template-columns: minmax(0, 480px); }
`;
