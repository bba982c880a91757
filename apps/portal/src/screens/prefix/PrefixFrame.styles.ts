import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

const frame = `
  box-sizing: border-box;
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-tablet-margin')});
  margin-inline: auto;
  padding-inline: ${token('layout-tablet-margin')};

  ${media.mobile} {
    padding-inline: ${token('layout-gutter-mobile')};
  }
`;

export const Ground = styled.div`
  min-height: 80vh;
  background: ${token('bg-paper')};
`;

export const Head = styled.div`
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-surface')};
`;

export const HeadFrame = styled.div`
  ${frame}
  padding-block: ${token('space-6')} ${token('space-10')};

  h1 {
    margin-block: ${token('space-4')} ${token('space-6')};
    ${typeStyle('title')}
    word-break: keep-all;
    overflow-wrap: anywhere;
    outline: none;
  }

  ${media.mobile} {
    padding-block: ${token('space-4')} ${token('space-6')};

    h1 {
      margin-block: ${token('space-3')} ${token('space-4')};
    }
  }
`;

/** What is filled in or read at the left, what helps at the right; below the desktop the helping part comes first. */
export const Columns = styled.div`
  ${frame}
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('layout-form-aside-width')};
  align-items: start;
  gap: ${token('space-6')};
  padding-block: ${token('space-6')} ${token('space-24')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-4')};
    padding-block: ${token('space-6')} ${token('space-14')};
  }

  ${media.mobile} {
    padding-block: ${token('space-4')} ${token('space-10')};
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-width: 0;
`;

/** Stays in view on the desktop; below, it comes after what it stands beside, or before it. */
export const Aside = styled.aside`
  position: sticky;
  top: calc(${token('layout-header-height')} + ${token('space-6')});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};

  ${media.belowDesktop} {
    position: static;

    &[data-first] {
      order: -1;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
