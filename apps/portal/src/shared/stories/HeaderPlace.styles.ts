import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The room of the header, below which the menu of narrow screens stays. */
export const HeaderPlace = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token('z-sticky')};
  height: ${token('layout-header-height')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-surface')};

  ${media.mobile} {
    height: ${token('layout-header-height-mobile')};
  }
`;
