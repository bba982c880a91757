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
    font: 500 14px/22px ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
    white-space: nowrap;
  }
  [data-part='words'] { font: 500 15px/28px ${token('font-sans')}; }
  ${media.mobile} { [data-part='amount'] { font-size: 17px; } }

  &[data-size='detail'] {
    gap: 0 ${token('space-2')};
    [data-part='amount'] { font-size: 36px; line-height: 44px; }
    [data-part='period'] { ${typeStyle('body')} }
    [data-part='original'] { font-size: 18px; line-height: 24px; }
    [data-part='words'] { font: 600 24px/44px ${token('font-sans')}; }
    ${media.mobile} {
      [data-part='amount'] { font-size: 28px; line-height: 36px; }
      [data-part='words'] { font-size: 20px; line-height: 36px; }
    }
  }
  &[data-size='order'] {
    gap: 0 ${token('space-2')};
    [data-part='amount'] { font-size: 28px; line-height: 36px; }
    [data-part='period'] { ${typeStyle('small')} }
    [data-part='words'] { font: 600 20px/36px ${token('font-sans')}; }
    ${media.mobile} { [data-part='amount'] { font-size: 24px; line-height: 32px; } }
  }
`;
