import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${token('space-8')};
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
`;
