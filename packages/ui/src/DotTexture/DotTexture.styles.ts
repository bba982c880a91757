import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.svg`
  position: absolute;
  inset: 0 0 0 auto;
  width: 624px;
  height: 100%;
  pointer-events: none;
  fill: ${token('color-ink-900')};
  fill-opacity: 0.1;
  &[data-ground='ink'] { fill: ${token('color-ink-0')}; fill-opacity: 0.05; }
  ${media.mobile} { display: none; }
`;
