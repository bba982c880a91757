import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Box = styled.div`
  padding: ${token('space-6')};
  &[data-ground='ink'] { background: ${token('bg-ink')}; color: ${token('text-on-ink-primary')}; }
  &[data-ground='paper'] { background: ${token('bg-paper')}; }
  &[data-framed] { padding: ${token('space-10')} ${token('space-6')}; }
`;

export const Flow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')};
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
`;
