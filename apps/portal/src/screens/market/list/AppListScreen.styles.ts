import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The list and, at its right, what helps to choose; on tablets that stands above the list, on phones below. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: ${token('space-8')};
  padding-block: ${token('space-8')} ${token('layout-section-y')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    padding-bottom: ${token('space-18')};
    /* What stands first is reached first. */
    reading-flow: grid-order;
  }

  ${media.mobile} {
    padding-block: 0 ${token('layout-section-y-mobile')};
  }
`;

export const Aside = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  min-width: 0;

  ${media.tablet} {
    order: -1;
    grid-template-columns: 280px minmax(0, 1fr);
    /* Two rows of two beside the advisor. */
    li:nth-child(n + 5) {
      display: none;
    }
  }
`;
