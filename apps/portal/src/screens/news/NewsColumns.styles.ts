import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The list or an article and, at its right, what else there is to read; on narrow screens that stands below. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('layout-aside-width')};
  gap: ${token('space-16')};
  padding-bottom: ${token('layout-section-y')};

  /* The measure of an article: 48 characters. */
  &[data-of='article'] {
    grid-template-columns: minmax(0, 48rem) ${token('layout-aside-width')};
    justify-content: space-between;
  }

  ${media.belowDesktop} {
    &,
    &[data-of='article'] {
      grid-template-columns: minmax(0, 1fr);
      justify-content: stretch;
    }
  }

  ${media.tablet} {
    padding-bottom: ${token('space-18')};
  }

  ${media.mobile} {
    gap: ${token('space-12')};
    padding-bottom: ${token('layout-section-y-mobile')};
  }
`;

/** What stands beside the list or an article; on tablets two beside each other. */
export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-10')};
  align-content: start;
  min-width: 0;

  /* Its first line stands as high as the tab or the title. */
  ${media.desktop} {
    margin-top: ${token('space-2')};
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-6')};
  }
`;
