import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';
import { PictureCardRoot } from './PictureCard.styles.ts';

const wholeFrame = `background-size:var(--length) 2px,2px var(--length),var(--length) 2px,2px var(--length),var(--length) 2px,2px var(--length),6px 6px;`;

export const Root = styled(PictureCardRoot)`
  [data-part='picture'] { height: 176px; }
  [data-part='body'] { padding: ${token('space-5')}; }
  [data-part='head'] {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token('space-2')};
    & > :nth-child(2) { flex: none; margin-top: 1px; }
  }
  [data-part='title'] { ${typeStyle('h4')} }
  [data-part='text'] { ${typeStyle('small')} }
  [data-part='tags'] { min-height: ${token('control-tag')}; margin-block: ${token('space-3')} ${token('space-4')}; }
  [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
    min-height: 40px;
    margin-top: auto;
    padding-top: ${token('space-3')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  ${media.mobile} {
    [data-part='picture'] { height: 120px; }
    [data-part='body'] { padding: ${token('space-3')}; }
    [data-part='title'] { font-size: 0.9375rem; }
    [data-part='head'] > :nth-child(2) { display: none; }
    [data-part='tags'] { margin-block: ${token('space-2')} ${token('space-3')}; }
    [data-part='more'] > span { display: none; }
  }

  /* The picture stands in the frame at rest, and the words stand on the ground of the page. */
  &&[data-variant='framed'] {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    [data-part='picture'] {
      height: auto;
      aspect-ratio: 282 / 228;
      border-radius: 0;
      background: ${token('bg-surface')};
    }
    [data-part='body'] { padding: ${token('space-5')} 0 0; }
    [data-part='title'] { font-size: 1.0625rem; line-height: 1.75rem; }
    [data-part='tags'] { margin-block: ${token('space-1')} 14px; }
    & [data-finder] { ${wholeFrame} }
    ${media.mobile} {
      [data-part='body'] { padding-top: ${token('space-3')}; }
      [data-part='title'] { font-size: 0.9375rem; line-height: 1.5rem; }
      [data-part='tags'] { gap: ${token('space-1')}; margin-bottom: ${token('space-3')}; }
    }
  }

  /* Picture at the side: for short lists of chosen apps. */
  &[data-variant='row'] {
    flex-direction: row;
    align-items: center;
    gap: ${token('space-5')};
    padding: ${token('space-4')};
    [data-part='picture'] { width: 120px; height: 104px; border-radius: 0; }
    [data-part='body'] { gap: 2px; padding: 0; }
    [data-part='text'] { -webkit-line-clamp: 1; margin: 0; }
    ${media.mobile} {
      gap: ${token('space-4')};
      padding: ${token('space-2')};
      [data-part='picture'] { width: 104px; height: 80px; }
    }
  }

  /* As high as a card whose description takes two lines. */
  &[data-skeleton][data-variant='card'] [data-part='body'] {
    box-sizing: border-box;
    min-height: 202px;
    ${media.mobile} { min-height: 178px; }
  }

  /* What is being loaded leads nowhere. */
  &[data-skeleton] {
    [data-part='picture'] { background: ${token('bg-sunken')}; }
    [data-part='body'] { gap: ${token('space-3')}; padding-top: ${token('space-6')}; }
    [data-part='foot'] { padding-top: ${token('space-4')}; }
  }
`;

export const Slot = styled.div`
  min-height: 1px;
  min-width: 0;
  &:empty { visibility: hidden; }
  &:not(:empty) {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${token('space-3')};
    padding: ${token('space-5')};
    border: ${token('line-hairline')} dashed ${token('border-strong')};
    border-radius: ${token('radius-card')};
    background: ${token('bg-paper')};
    ${typeStyle('small')}
    color: ${token('text-secondary')};
    text-align: center;
    text-wrap: balance;
  }
`;

export const Grid = styled.ul`
  display: grid;
  gap: ${token('layout-gutter')};
  &[data-columns='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.tablet} {
    &[data-columns='4'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    /* Three columns while a card is at least 240 px wide. */
    &[data-columns='3'] {
      grid-template-columns: repeat(auto-fill, minmax(max(240px, (100% - 2 * ${token('layout-gutter')}) / 3), 1fr));
    }
  }
  ${media.mobile} {
    gap: ${token('space-3')};
    &[data-columns] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &[data-phone-columns='1'] { grid-template-columns: minmax(0, 1fr); gap: ${token('space-4')}; }
  }
`;
