import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space-1')};
  color: ${token('text-primary')};
  /* A box that hides text for the eye stands here, not at the top of the page. */
  position: relative;

  [data-part='amount'] { ${typeStyle('price')} white-space: nowrap; }
  [data-part='period'] { ${typeStyle('caption')} color: ${token('text-tertiary')}; white-space: nowrap; }
  [data-part='original'] {
    font: 500 0.875rem/1.375rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
    white-space: nowrap;
  }
  [data-part='words'] { font: 500 0.9375rem/1.75rem ${token('font-sans')}; }
  ${media.mobile} { [data-part='amount'] { font-size: 1.0625rem; } }

  &[data-variant='detail'] {
    gap: 0 ${token('space-2')};
    [data-part='amount'] { font-size: 2.25rem; line-height: 2.75rem; }
    [data-part='period'] { ${typeStyle('body')} }
    [data-part='original'] { font-size: 1.125rem; line-height: 1.5rem; }
    [data-part='words'] { font: 600 1.5rem/2.75rem ${token('font-sans')}; }
    ${media.mobile} {
      [data-part='amount'] { font-size: 1.75rem; line-height: 2.25rem; }
      [data-part='words'] { font-size: 1.25rem; line-height: 2.25rem; }
    }
  }
  &[data-variant='order'] {
    gap: 0 ${token('space-2')};
    [data-part='amount'] { font-size: 1.75rem; line-height: 2.25rem; }
    [data-part='period'] { ${typeStyle('small')} }
    [data-part='words'] { font: 600 1.25rem/2.25rem ${token('font-sans')}; }
    ${media.mobile} { [data-part='amount'] { font-size: 1.5rem; line-height: 2rem; } }
  }
`;
