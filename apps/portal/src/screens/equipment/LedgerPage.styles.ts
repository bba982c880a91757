import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

const frame = `
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  margin-inline: auto;
`;

export const Paper = styled.div`
  min-height: 100vh;
  background: ${token('bg-paper')};
`;

/** The dark head of the page. */
export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};

  &[data-state='waiting'] {
    height: 284px;
  }
`;

export const HeadFrame = styled.div`
  position: relative;
  ${frame}
  padding: ${token('space-10')} ${token('layout-gutter')};

  ${media.mobile} {
    padding: ${token('space-5')} ${token('layout-gutter-mobile')};
  }
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  ${frame}
  padding: ${token('space-8')} ${token('layout-gutter')} ${token('space-24')};

  ${media.mobile} {
    gap: ${token('space-4')};
    padding: ${token('space-4')} ${token('layout-gutter-mobile')} ${token('space-14')};
  }
`;

export const Sheet = styled.div`
  display: grid;
  align-content: center;
  min-height: 400px;
  overflow-wrap: anywhere;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('layout-form-aside-width')};
  align-items: start;
  gap: ${token('space-6')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.mobile} {
    gap: ${token('space-4')};
  }
`;
