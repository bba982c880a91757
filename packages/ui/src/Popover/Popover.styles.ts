import { styled } from 'styled-components';
import { anchoredPanel } from '../hooks/anchoredPanel.styles.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.span`
  display: inline-flex;
`;

export const Panel = styled.div.attrs({ role: 'dialog', popover: 'manual', tabIndex: -1 })`
  ${anchoredPanel}
  width: max-content;
  max-width: min(400px, 100vw - 16px);
  padding: ${token('space-4')};
  ${typeStyle('body')}
  font-weight: 400;
  text-align: start;
  &:focus-visible { outline: none; box-shadow: ${token('shadow-md')}; }
`;
