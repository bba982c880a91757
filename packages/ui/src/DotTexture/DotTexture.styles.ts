import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.svg`
  position: absolute;
  inset: 0 0 0 auto;
  width: 624px;
  height: 100%;
  pointer-events: none;
  fill: ${token('marker-matrix-dot')};
  &[data-ground='ink'] { fill: ${token('marker-matrix-dot-on-ink')}; }
  ${media.mobile} { display: none; }
`;
