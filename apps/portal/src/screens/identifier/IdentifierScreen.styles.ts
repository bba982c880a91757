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

  /* What stays at the top of the window when the page has scrolled to a chosen scene. */
  scroll-margin-top: calc(${token('layout-header-height')} + ${token('layout-plate-bar-height')} - ${token('space-4')});

  ${media.tablet} {
    scroll-margin-top: ${token('layout-header-height')};
  }

  ${media.mobile} {
    scroll-margin-top: ${token('layout-header-height-mobile')};
  }

  &[data-chosen] {
    min-height: 100vh;
  }

  /* Paper does not take what a form asks for. */
  @media print {
    form {
      display: none;
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
