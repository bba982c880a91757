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
  > [data-part='notice'] {
    height: 100%;
    overflow-y: auto;
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
  }

  > [data-part='notice'] {
    ${centred}
    ${sheet}
  }

  ${media.mobile} {
    height: auto;

    &[data-waiting] {
      height: 162px;
    }
  }
`;
