import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';

/** The list or an article and, at its right, what else there is to read; on narrow screens that stands below. */
export const Columns = styled.div`
  ${columns('1fr layout-aside-width')}
  ${responsive('gap', { base: 'space-16', mobile: 'space-12' })}
  ${responsive('padding-bottom', { base: 'layout-section-y', tablet: 'space-18', mobile: 'layout-section-y-mobile' })}
  /* The measure of an article: 48 characters. */
  &[data-of='article'] { grid-template-columns: minmax(0, 48rem) ${token('layout-aside-width')}; justify-content: space-between; }
  ${media.belowDesktop} {
    &,
    &[data-of='article'] { grid-template-columns: minmax(0, 1fr); justify-content: stretch; }
  }
`;

/** What stands beside the list or an article; on tablets two beside each other. */
export const Aside = styled.div`
  ${columns({ base: 1, tablet: 2 })}
  ${responsive('gap', { base: 'space-10', tablet: 'space-6' })}
  align-content: start;
  min-width: 0;
  /* Its first line stands as high as the tab or the title. */
  ${media.desktop} { margin-top: ${token('space-2')}; }
`;
