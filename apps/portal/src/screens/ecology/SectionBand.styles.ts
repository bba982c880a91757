import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { Section } from '../../shared/layout/Section.styles.ts';

export const Band = styled(Section)`
  scroll-margin-top: ${token('layout-header-height')};

  ${media.mobile} {
    scroll-margin-top: ${token('layout-header-height-mobile')};
  }
`;
