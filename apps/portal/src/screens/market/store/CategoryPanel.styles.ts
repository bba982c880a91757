import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** As high as the banner beside it: what is unfolded scrolls, and nothing below moves. */
export const Panel = styled.div`
  position: relative;
  min-width: 0;
  height: 396px;

  > nav,
  > [data-part='notice'] {
    box-sizing: border-box;
    height: 100%;
    overflow-y: auto;
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
  }

  > [data-part='notice'] {
    display: grid;
    place-items: center;
    border: ${token('line-hairline')} solid ${token('border-hairline')};
    border-radius: ${token('radius-card')};
    background: ${token('bg-surface')};
  }

  ${media.mobile} {
    height: auto;

    &[data-waiting] {
      height: 162px;
    }
  }
`;
