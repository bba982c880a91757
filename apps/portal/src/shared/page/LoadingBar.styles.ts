import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token('z-toast')};
  height: 2px;
  background: ${token('marker-bracket')};
  transform: scaleX(0);
  transform-origin: left;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${token('motion-base')} ${token('motion-standard')} ${token('motion-fast')};
  &[data-state='active'] { transform: scaleX(0.8); opacity: 1; transition: transform 4s ${token('motion-enter')}; }
  ${media.reducedMotion} { transition: none; }
`;
