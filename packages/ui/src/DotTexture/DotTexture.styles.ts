import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.svg`
  position: absolute;
  inset-block: 0; inset-inline: auto 0;
  width: 624px;
  height: 100%;
  pointer-events: none;
  fill: ${token('marker-matrix-dot')};
  &[data-ground='ink'] { fill: ${token('marker-matrix-dot-on-ink')}; }
  ${media.mobile} { display: none; }
`;
