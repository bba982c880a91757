import { Card, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row, text } from '../../../shared/layout/arrange.ts';
import { hoverColour, lineClamp } from '../../../shared/layout/looks.ts';

export const Root = styled(Card)`
  && { display: flex; flex-direction: column; min-width: 0; height: 100%; }
  ${hoverColour('&:hover h3', 'text-link')}
`;

/** What it costs, large, beside the drawing. */
export const Term = styled.div`
  ${row('space-2')}
  justify-content: space-between;
  height: 120px;
  padding: 0 ${token('space-6')};
  border-radius: 5px 5px 0 0;
  background: ${token('bg-selected')};
  overflow: hidden;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${token('space-1')};
    ${text('body', 'color-primary-700')}
    font-weight: 500;
  }
  strong { ${typeStyle('figureXl')} }
  img {
    flex: none;
    ${responsive('width', { base: '116px', mobile: '72px' })}
    ${responsive('height', { base: '96px', mobile: '60px' })}
    object-fit: contain;
  }
  ${media.mobile} {
    height: 84px;
    padding: 0 ${token('space-4')};
    p { flex-direction: column; font-size: 0.8125rem; line-height: 1.25rem; }
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${token('space-5')};
  h3 { ${typeStyle('h4')} overflow-wrap: anywhere; }
  /* Room for two lines, whether they are needed or not: the row stays as high when the words come. */
  > p {
    min-height: 44px;
    margin: ${token('space-1')} 0 ${token('space-3')};
    ${lineClamp(2)}
    ${text('small', 'text-secondary')}
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    padding: ${token('space-3')};
    h3 { font-size: 0.9375rem; text-wrap: balance; }
  }
`;

export const Foot = styled.div`
  ${row('space-2')}
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${token('space-3')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  ${text('caption', 'text-tertiary')}
  > a { position: static; margin-left: auto; }
  /* The whole card is the target. */
  > a::after { content: ''; position: absolute; inset: 0; }
  ${media.mobile} {
    > span { display: none; }
    > a { flex: 1; height: ${token('control-touch-min')}; }
  }
`;

/** In the place of a card: a plus over two lines of words. */
export const Coming = styled.p`
  max-width: 6em;
  text-wrap: wrap;
`;
