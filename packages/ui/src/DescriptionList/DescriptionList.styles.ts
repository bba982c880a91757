import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  column-gap: ${token('space-8')};
  row-gap: 10px;
  margin: 0;
  ${typeStyle('body')}
  & > div { display: contents; }
  dt { max-width: 10em; color: ${token('text-tertiary')}; }
  dd { color: ${token('text-primary')}; overflow-wrap: anywhere; }
  dd[data-face='code'] { font-family: ${token('font-code')}; font-variant-ligatures: none; }
  dd[data-face='figure'] { font-family: ${token('font-figure')}; font-variant-numeric: tabular-nums; }
`;
