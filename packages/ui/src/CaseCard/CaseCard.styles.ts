import { styled } from 'styled-components';
import { cardTitle, PictureCardRoot } from '../ProductCard/PictureCard.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Root = styled(PictureCardRoot)`
  [data-part='title'] { ${cardTitle} margin-top: ${token('space-3')}; }
  [data-part='figures'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space-3')};
    margin-block: ${token('space-4')} ${token('space-3')};
    padding-top: ${token('space-3')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  [data-part='more'] { margin-top: auto; }
  ${media.mobile} {
    [data-part='picture'] { height: 180px; }
    [data-part='body'] { padding: ${token('space-4')}; }
    [data-part='title'] { font-size: 1rem; line-height: 1.5rem; }
    [data-part='figures'] { margin-bottom: 0; }
    /* The card is the target. */
    [data-part='more'] { display: none; }
  }
`;
