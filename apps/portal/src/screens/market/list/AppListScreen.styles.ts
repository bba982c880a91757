import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../../shared/layout/arrange.ts';

/** The list and, at its right, what helps to choose; on tablets that stands above the list, on phones below. */
export const Columns = styled.div`
  ${columns({ base: '1fr 280px', belowDesktop: 1 })}
  gap: ${token('space-8')};
  ${responsive('padding-block', { base: 'space-8 layout-section-y', mobile: '0 layout-section-y-mobile' })}
  ${media.tablet} {
    padding-bottom: ${token('space-18')};
    /* What stands first is reached first. */
    reading-flow: grid-order;
  }
`;

export const Aside = styled.div`
  ${columns({ base: 1, tablet: '280px 1fr' })}
  align-content: start;
  gap: ${token('space-6')};
  min-width: 0;
  ${media.tablet} {
    order: -1;
    /* Two rows of two beside the advisor. */
    li:nth-child(n + 5) { display: none; }
  }
`;
