import { styled } from 'styled-components';
import { viewHeight } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { placeholderStyle } from './placeholderStyle.ts';

export const ViewerBody = styled.div`
  display: grid;
  gap: ${token('space-4')};
  > img, > [data-part='placeholder'] {
    display: block;
    width: 100%;
    height: min(0.64 * ${viewHeight}, 640px);
    background: ${token('bg-paper')};
    object-fit: contain;
  }
  [data-part='bar'] { display: flex; gap: ${token('space-4')}; align-items: center; justify-content: space-between; }
  output { font: 400 0.875rem/1.375rem ${token('font-sans')}; color: ${token('text-secondary')}; }
  ${placeholderStyle}
  ${media.mobile} { > img, > [data-part='placeholder'] { height: calc(0.56 * ${viewHeight}); } }
`;
