import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Area = styled.div`
  position: relative;
  height: 600px;
  background: ${token('bg-paper')};
  &[data-ground='ink'] { background: ${token('bg-ink')}; }
`;
