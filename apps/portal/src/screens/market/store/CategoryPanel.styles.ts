import { media } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred } from '../../../shared/layout/arrange.ts';
import { sheet } from '../../../shared/layout/looks.ts';

/** As high as the banner beside it: what is unfolded scrolls, and nothing below moves. */
export const Panel = styled.div`
  position: relative;
  min-width: 0;
  height: 396px;
  > nav,
  > [data-part='notice'] { height: 100%; overflow-y: auto; overscroll-behavior-y: contain; scrollbar-width: thin; }
  > [data-part='notice'] { ${centred} ${sheet} }
  /* A box that is higher than the screen would keep the page from scrolling. */
  ${media.low} {
    height: auto;
    > nav { height: auto; overflow: visible; }
  }
  /* Two rows of drawings, also where the categories fill one: what stands below does not move when they come. */
  ${media.mobile} {
    display: grid;
    height: auto;
    min-height: 162px;
    &[data-waiting] { height: 162px; }
    > nav { align-content: center; }
  }
`;
