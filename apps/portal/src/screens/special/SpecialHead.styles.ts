import { focusRingOnInk, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Bar = styled.header`
  background: ${token('bg-ink')};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 80px;
  }

  > div > a:first-child {
    border-radius: ${token('radius-tag')};

    &:focus-visible {
      ${focusRingOnInk}
    }
  }

  ${media.mobile} {
    > div {
      height: ${token('layout-header-height-mobile')};
    }
  }
`;
