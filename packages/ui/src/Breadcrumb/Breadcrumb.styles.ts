import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.nav`
  ${typeStyle('small')}
  color: ${token('text-tertiary')};
  ol { display: flex; flex-wrap: wrap; }
  li { display: flex; max-width: 100%; }
  li + li::before { content: '/' / ''; margin-inline: ${token('space-2')}; }
  a { ${colourTransition} text-decoration: none; border-radius: ${token('radius-tag')}; }
  ${media.hover} { a:hover { color: ${token('text-link-hover')}; } }
  ${media.coarse} { a { padding-block: 11px; margin-block: -11px; } }
  [aria-current] { color: ${token('text-primary')}; overflow-wrap: anywhere; }
  [data-code] { font-family: ${token('font-code')}; font-variant-ligatures: none; }
`;
