import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.div`
  position: relative;
  background: ${token('bg-surface')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  ${colourTransition}
  &[data-padding='md'] { padding: ${token('space-5')}; }
  &[data-padding='lg'] { padding: ${token('space-8')}; }
  &[data-ground='ink'] {
    background: ${token('bg-ink-raised')};
    border-color: ${token('border-on-ink')};
    color: ${token('text-on-ink-primary')};
  }
  ${media.mobile} { &[data-padding='lg'] { padding: ${token('space-4')}; } }

  &[data-interactive] {
    & [data-finder] { background-size: 0 2px, 2px 0, 0 2px, 2px 0, 0 2px, 2px 0, 0 0; }
    & a[data-card-link]::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
    &:has(a[data-card-link]:focus-visible) {
      outline: 2px solid ${token('border-focus')};
      outline-offset: 2px;
      & a[data-card-link] { outline: none; box-shadow: none; }
    }
  }
  ${media.hover} {
    &[data-interactive]:hover {
      border-color: ${token('border-control-hover')};
      box-shadow: ${token('shadow-md')};
      & [data-finder] {
        background-size:
          var(--length) 2px, 2px var(--length), var(--length) 2px, 2px var(--length),
          var(--length) 2px, 2px var(--length), 6px 6px;
      }
      & [data-card-title] { color: ${token('text-link')}; }
    }
  }
`;
