import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Centred = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
  padding-block: ${token('space-14')};
`;
