import { styled } from 'styled-components';
import { cardTitle, PictureCardRoot } from '../ProductCard/PictureCard.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled(PictureCardRoot)`
  [data-part='title'] { ${cardTitle} }
  [data-part='tags'] + [data-part='title'] { margin-top: ${token('space-3')}; }
  [data-part='more'] { margin-top: auto; padding-top: 14px; }
  ${media.mobile} {
    &[data-size='md'] {
      [data-part='picture'] { height: 120px; }
      [data-part='body'] { padding: ${token('space-3')}; }
      [data-part='tags'] > :not(:first-child) { display: none; }
      [data-part='tags'] + [data-part='title'] { margin-top: ${token('space-2')}; }
      [data-part='title'] { font-size: 0.9375rem; line-height: 1.5rem; }
      [data-part='text'] { font-size: 0.75rem; line-height: 1.25rem; }
      /* The card is the target. */
      [data-part='more'] { display: none; }
    }
  }

  &[data-size='lg'] {
    [data-part='picture'] { height: 260px; border-bottom: ${token('line-hairline')} solid ${token('border-hairline')}; }
    [data-part='body'] { padding: ${token('space-7')}; }
    [data-part='title'] { ${typeStyle('h3')} }
    [data-part='text'] { margin-top: ${token('space-2')}; line-height: 1.5rem; -webkit-line-clamp: 3; }
    [data-part='more'] { padding-top: ${token('space-5')}; }
    ${media.mobile} {
      [data-part='picture'] { height: 200px; }
      [data-part='body'] { padding: ${token('space-5')}; }
    }
  }

  &[data-ground='ink'] {
    border-color: ${token('bg-ink')};
    background: ${token('bg-ink')};
    [data-part='picture'] { border-color: ${token('border-on-ink')}; background: ${token('bg-ink-raised')}; }
    [data-part='title'] { color: ${token('text-on-ink-primary')}; }
    [data-part='text'] { color: ${token('text-on-ink-secondary')}; }
    [data-part='tags'] > * { background: ${token('bg-ink-tag')}; color: ${token('text-on-ink-primary')}; }
    [data-part='more'] { color: ${token('text-on-ink-link')}; }
    ${media.hover} { &:hover [data-card-title] { color: ${token('text-on-ink-link')}; } }
  }
`;
