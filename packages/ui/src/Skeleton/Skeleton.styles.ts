import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  display: grid;
  gap: ${token('space-2')};
  width: var(--skeleton-width, 100%);
`;

export const Bar = styled.span`
  height: var(--skeleton-height, 12px);
  background: ${token('bg-sunken')};
  &:last-child:not(:first-child) { width: 72%; }
`;
