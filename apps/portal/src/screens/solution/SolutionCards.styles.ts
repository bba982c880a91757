import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { Section } from '../../shared/layout/Section.styles.ts';

export const Cards = styled(Section)`
  scroll-margin-top: ${token('layout-header-height')};

  ${media.mobile} {
    scroll-margin-top: ${token('layout-header-height-mobile')};
  }
`;

/* Set off from the title, which is much larger. */
export const Promise = styled.span`
  color: ${token('text-secondary')};
  font-size: 0.8125rem;
  line-height: 1.375rem;

  ${media.mobile} {
    display: none;
  }
`;

export const Pages = styled.div`
  margin-top: ${token('space-8')};
`;
