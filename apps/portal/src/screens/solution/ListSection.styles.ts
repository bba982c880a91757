import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { Section } from '../../shared/layout/Section.styles.ts';

/** A section that links lead to: below the head of the site, which stays. */
export const ListSection = styled(Section)`
  scroll-margin-top: ${token('layout-header-height')};

  ${media.mobile} {
    scroll-margin-top: ${token('layout-header-height-mobile')};
  }
`;

/* Set off from the title, which is much larger. */
export const SideNote = styled.span`
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
