import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  min-height: 100vh;
  background: ${token('bg-paper')};
`;

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100vh - 140px);
  padding: ${token('space-10')} ${token('layout-gutter-mobile')};
  background: ${token('bg-page')};
`;

export const Scenes = styled.div`
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  margin-inline: auto;
  padding: ${token('space-8')} ${token('layout-gutter')} ${token('space-24')};

  ${media.belowDesktop} {
    padding-top: 0;
    padding-bottom: ${token('space-14')};
  }

  ${media.mobile} {
    padding-inline: ${token('layout-gutter-mobile')};
  }

  /* A chosen scene begins below the header and the plate bar once the page has scrolled to it. */
  &[data-chosen] {
    min-height: 100vh;
  }

  ${media.desktop} {
    &[data-chosen] {
      padding-top: 112px;
    }
  }

  &[data-scenes='none'] {
    padding-top: ${token('space-8')};
  }
`;

/* Keeps its room while what stands in it is fetched. */
export const ChainRow = styled.div`
  min-height: 44px;
  border-bottom: 1px solid ${token('border-hairline')};
  background: ${token('bg-surface')};
`;
