import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div.attrs({ role: 'status' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  text-align: center;
`;

export const Code = styled.span`
  margin-top: ${token('space-8')};
  font: 400 1.375rem/1.875rem ${token('font-code')};
  font-variant-ligatures: none;
  color: ${token('text-tertiary')};
  overflow-wrap: anywhere;
  ${media.mobile} { font-size: 1.25rem; }
`;

export const Title = styled.p`
  ${typeStyle('h4')}
  margin-top: ${token('space-5')};
`;

export const Text = styled.p`
  ${typeStyle('small')}
  color: ${token('text-secondary')};
`;
