import { styled } from 'styled-components';
import { viewHeight } from '../tokens/fallback.ts';
import { token } from '../tokens/token.ts';

export const Whole = styled.img`
  display: block;
  max-width: 100%;
  max-height: calc(0.7 * ${viewHeight});
  margin: 0 auto;
  background: ${token('bg-paper')};
  object-fit: contain;
`;
