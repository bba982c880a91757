import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred } from '../../shared/layout/arrange.ts';
import { pageWidth } from '../../shared/layout/looks.ts';

export const Page = styled.div`
  min-height: 100vh;
  background: ${token('bg-paper')};
`;

export const Waiting = styled.div`
  ${centred}
  min-height: calc(100vh - 140px);
  padding: ${token('space-10')} ${token('layout-gutter-mobile')};
  background: ${token('bg-page')};
`;

export const Scenes = styled.div`
  ${pageWidth('layout-gutter')}
  padding: ${token('space-8')} ${token('layout-gutter')} ${token('space-24')};
  ${media.belowDesktop} { padding-top: 0; padding-bottom: ${token('space-14')}; }
  ${media.mobile} { padding-inline: ${token('layout-gutter-mobile')}; }
  /* The parts that stick to the top of the window after scrolling to a chosen scene. */
  scroll-margin-top: calc(${token('layout-header-height')} + ${token('layout-plate-bar-height')} - ${token('space-4')});
  ${media.tablet} { scroll-margin-top: ${token('layout-header-height')}; }
  ${media.mobile} { scroll-margin-top: ${token('layout-header-height-mobile')}; }
  &[data-chosen] { min-height: 100vh; }
  /* Forms are not printed. */
  @media print { form { display: none; } }
  &[data-scenes='none'] { padding-top: ${token('space-8')}; }
`;

/* Reserves the height of its lazy content. */
export const ChainRow = styled.div`
  min-height: 44px;
  border-bottom: 1px solid ${token('border-hairline')};
  background: ${token('bg-surface')};
`;
