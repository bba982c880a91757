import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, stack } from '../layout/arrange.ts';
import { pageWidth } from '../layout/looks.ts';

export const Page = styled.div`
  min-height: 60vh;
  background: ${token('bg-paper')};
`;

export const Columns = styled.div`
  position: relative;
  ${columns({ base: 'layout-side-menu-width 1fr', belowDesktop: 1 })}
  gap: ${token('layout-gutter')};
  align-items: start;
  ${pageWidth('layout-tablet-margin')}
  padding: ${token('space-8')} ${token('layout-tablet-margin')} ${token('space-24')};
  ${media.belowDesktop} { padding-block: 0 ${token('space-14')}; }
  ${media.mobile} { gap: ${token('space-4')}; padding-inline: ${token('layout-gutter-mobile')}; padding-bottom: ${token('space-10')}; }
`;

export const Stack = styled.div`
  ${stack('space-4')}
`;
