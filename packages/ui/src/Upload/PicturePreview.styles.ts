import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Whole = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70dvh;
  margin: 0 auto;
  background: ${token('bg-paper')};
  object-fit: contain;
`;
