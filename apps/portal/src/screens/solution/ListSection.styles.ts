import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, text } from '../../shared/layout/arrange.ts';
import { Section } from '../../shared/layout/Section.styles.ts';

/** A section that links lead to: below the head of the site, which stays. */
export const ListSection = styled(Section)`
  ${responsive('scroll-margin-top', { base: 'layout-header-height', mobile: 'layout-header-height-mobile' })}
`;

/* Set off from the title, which is much larger. */
export const SideNote = styled.span`
  ${text('small', 'text-secondary')}
  ${media.mobile} { display: none; }
`;

export const Pages = styled.div`
  margin-top: ${token('space-8')};
`;
