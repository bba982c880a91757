import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk } from './arrange.ts';

export const SkipLink = styled.a`
  position: absolute;
  left: ${token('space-4')};
  top: -100px;
  z-index: ${token('z-toast')};
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  ${onInk}
  text-decoration: none;
  &:focus { top: ${token('space-3')}; }
`;

export const Main = styled.main`
  display: block;
  min-height: 60vh;
  &:focus { outline: none; }
`;

/* Reserves the height of the lazy footer. */
export const EndPlace = styled.div`
  height: 440px;
  background: ${token('bg-footer')};
`;
