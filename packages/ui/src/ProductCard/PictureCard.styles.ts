import { styled } from 'styled-components';
import { Root as CardRoot } from '../Card/Card.styles.ts';
import { drawingFit } from '../Illustration/drawingSize.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** A card with a picture above its text; the heading's link covers the whole card. */
export const PictureCardRoot = styled(CardRoot)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;

  [data-part='picture'] {
    position: relative;
    display: grid;
    grid-template: 100% / 100%;
    flex: none;
    place-items: center;
    height: 196px;
    border-radius: 5px 5px 0 0;
    background: ${token('bg-paper')};
    overflow: hidden;
  }
  [data-part='picture'] img { ${drawingFit} }
  [data-part='body'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    padding: ${token('space-5')} ${token('space-6')} ${token('space-6')};
  }
  [data-part='title'] {
    min-width: 0;
    color: ${token('text-primary')};
    overflow-wrap: anywhere;
    a { text-decoration: none; }
  }
  [data-part='text'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin-top: ${token('space-1')};
    font: 400 0.875rem/1.375rem ${token('font-sans')};
    color: ${token('text-secondary')};
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')} 6px;
    & > * { display: block; max-width: 100%; line-height: ${token('control-tag')}; overflow: hidden; text-overflow: ellipsis; }
  }
  [data-part='more'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${token('space-2')};
    font: 500 0.875rem/1.5rem ${token('font-sans')};
    color: ${token('text-link')};
  }
  ${media.mobile} {
    [data-part='title'] { text-wrap: balance; }
  }
  @media (forced-colors: active) {
    [data-finder] { display: none; }
  }
`;

/** Type styles of the heading of a card that stands alone or in a grid. */
export const cardTitle = `${typeStyle('h4')}font-size:1.125rem;line-height:1.75rem;`;
