import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Results = styled.section`
  min-width: 0;
  /* Room for the header, which stays in view. */
  scroll-margin-top: calc(${token('layout-header-height')} + ${token('space-6')});
  &:focus { outline: none; }
  ${media.mobile} { scroll-margin-top: ${token('layout-header-height-mobile')}; }
`;

export const Pages = styled.div`
  margin-top: ${token('space-8')};
`;
