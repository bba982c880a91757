import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  font-family: ${token('font-code')};
  font-variant-ligatures: none;
  /* Written from left to right in every language. */
  direction: ltr;
  unicode-bidi: isolate;
`;

/** Half of the code: kept on one line, and wrapped only where it is longer than a line. */
export const Part = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

export const Current = styled.span`
  padding: 2px 0;
  background: ${token('color-primary-100')};
  color: ${token('text-link')};
  font-weight: 500;
`;
