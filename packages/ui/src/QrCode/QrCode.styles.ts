import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  display: inline-block;
  flex: none;
  vertical-align: top;
  padding: var(--qr-quiet);
  /* Readers need dark on light, whatever the theme of the page. */
  background: ${token('bg-code')};
  color: ${token('color-ink-900')};
  forced-color-adjust: none;
  border-radius: ${token('radius-tag')};
  & > svg { width: var(--qr-size); height: var(--qr-size); }
  [data-part='failure'] {
    display: grid;
    place-items: center;
    width: var(--qr-size);
    min-height: var(--qr-size);
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-align: center;
  }
`;

/** Placeholder of the same size while loading. */
export const Place = styled.span`
  display: inline-block;
  flex: none;
  vertical-align: top;
  width: calc(var(--qr-size) + 2 * var(--qr-quiet));
  height: calc(var(--qr-size) + 2 * var(--qr-quiet));
  background: ${token('bg-code')};
  border-radius: ${token('radius-tag')};
`;
