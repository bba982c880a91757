import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster } from '../../shared/layout/arrange.ts';

export const Sticky = styled.div`
  position: sticky;
  top: calc(${token('layout-header-height')} + ${token('space-2')});
  z-index: ${token('z-sticky')};
  ${media.mobile} { top: calc(${token('layout-header-height-mobile')} + ${token('space-2')}); }
  ${media.low} { position: static; }
`;

export const Choices = styled.span`
  ${cluster('space-2')}
  margin-top: ${token('space-2')};
`;
