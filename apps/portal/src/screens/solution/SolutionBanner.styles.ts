import { Banner, media } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Leaves room for the titles along its lower edge. */
export const Slide = styled(Banner)`
  && {
    --height: 440px;

    padding-bottom: 56px;
  }

  ${media.mobile} {
    && {
      --height: 0px;

      padding-bottom: 40px;
    }
  }
`;
