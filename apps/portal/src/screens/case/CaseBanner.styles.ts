import { Banner, media, StepFlow, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Leaves room for the titles along its lower edge. */
export const Slide = styled(Banner)`
  && {
    padding-bottom: ${token('space-18')};
  }

  && > [data-part='content'] {
    padding-block: ${token('space-10')};
  }

  && [data-part='title'] {
    word-break: keep-all;
  }

  ${media.mobile} {
    && {
      padding-bottom: ${token('space-14')};
    }
  }
`;

/** Figures and steps, below the words. */
export const Facts = styled.div`
  display: grid;
  gap: ${token('space-8')};
  padding-bottom: ${token('space-6')};
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-6')};

  ${media.mobile} {
    gap: ${token('space-3')};
  }
`;

/* A slide is no place for a column of steps. */
export const Steps = styled(StepFlow)`
  ${media.mobile} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${token('space-4')};
    }
  }
`;
