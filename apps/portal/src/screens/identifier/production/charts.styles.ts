import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/* Charts one below the other, with hairlines between; two that belong together share a row where there is room. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    padding-block: ${token('space-8')};
  }

  & > * + * {
    border-top: 1px solid ${token('border-hairline')};
  }

  & > :last-child {
    padding-bottom: 0;
  }

  ${media.mobile} {
    & > * {
      padding-block: ${token('space-6')};
    }
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-8')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The choice of a position stands at the right end of a chart's head, on phones below it in the whole width. */
export const Chooser = styled.div`
  width: 168px;

  ${media.mobile} {
    width: 100%;
  }
`;
