import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred } from '../../shared/layout/arrange.ts';

export const Centred = styled.div`
  ${centred}
  min-height: 60vh;
  padding-block: ${token('space-14')};
`;
