import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  display: inline-block;
  flex: none;
  vertical-align: top;
  padding: var(--qr-quiet);
  /* Readers need dark on light, whatever the theme of the page. */
  background: ${token('color-ink-0')};
  color: ${token('color-ink-900')};
  forced-color-adjust: none;
  border-radius: ${token('radius-tag')};
  & > svg { width: var(--qr-size); height: var(--qr-size); }
`;

/** Placeholder of the same size while loading. */
export const Place = styled.span`
  display: inline-block;
  flex: none;
  vertical-align: top;
  width: calc(var(--qr-size) + 2 * var(--qr-quiet));
  height: calc(var(--qr-size) + 2 * var(--qr-quiet));
  background: ${token('color-ink-0')};
  border-radius: ${token('radius-tag')};
`;
