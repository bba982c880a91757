import { styled } from 'styled-components';
import { Root as CardRoot } from '../Card/Card.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled(CardRoot)`
  display: flex;
  gap: ${token('space-7')};
  padding: ${token('space-7')} 0;
  border-width: 0 0 ${token('line-hairline')};
  border-radius: 0;
  background: none;

  [data-part='picture'] {
    display: grid;
    grid-template: 100% / 100%;
    flex: none;
    place-items: center;
    width: 232px;
    height: 146px;
    background: ${token('color-primary-50')};
    overflow: hidden;
  }
  [data-part='picture'] img { width: 100%; height: 100%; object-fit: contain; }
  [data-part='body'] { flex: 1; min-width: 0; }
  [data-part='title'] {
    ${typeStyle('h4')}
    font-size: 1.125rem;
    line-height: 1.75rem;
    color: ${token('text-primary')};
    overflow-wrap: anywhere;
    a { text-decoration: none; }
  }
  [data-part='text'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin-top: ${token('space-2')};
    ${typeStyle('body')}
    color: ${token('text-secondary')};
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-4')};
    margin-top: ${token('space-3')};
  }
  time {
    font: 500 0.9375rem/1.375rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  ${media.hover} { &&:hover { border-color: ${token('border-hairline')}; box-shadow: none; } }

  ${media.mobile} {
    gap: 14px;
    padding: ${token('space-5')} 0;
    [data-part='picture'] { width: 112px; height: 84px; }
    [data-part='title'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      font-size: 0.9375rem;
      line-height: 1.5rem;
      overflow: hidden;
    }
    /* A long text gives way before the title does. */
    [data-part='text'] { display: none; }
    [data-part='facts'] { gap: ${token('space-1')} 10px; margin-top: ${token('space-2')}; }
    time { font-size: 0.8125rem; }
  }
`;
