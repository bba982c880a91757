import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  font-family: ${token('font-code')};
  font-variant-ligatures: none;
`;

export const Part = styled.span`
  white-space: nowrap;
`;

export const Current = styled.span`
  padding: 2px 0;
  background: ${token('color-primary-100')};
  color: ${token('text-link')};
  font-weight: 500;
`;
