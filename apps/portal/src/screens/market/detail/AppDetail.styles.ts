import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Ground = styled.div`
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  padding-bottom: ${token('layout-section-y')};

  ${media.mobile} {
    padding-bottom: ${token('layout-section-y-mobile')};
  }
`;

/** The text, and the selected apps beside it; below it where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('layout-aside-width')};
  gap: ${token('layout-gutter')};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-14')};
  }
`;

export const Text = styled.section`
  min-width: 0;
  padding-top: ${token('space-10')};
`;

/** An example of a code, on paper. */
export const CodePlate = styled.div`
  margin-block: ${token('space-5')};
  padding: ${token('space-7')} ${token('space-8')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-paper')};

  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-4')};
  }
`;

export const Aside = styled.div`
  min-width: 0;

  ${media.desktop} {
    padding: ${token('space-14')} 0 0 ${token('space-6')};
  }
`;
