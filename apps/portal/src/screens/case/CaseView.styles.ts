import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { Head } from '../../shared/page/SubjectBanner.styles.ts';

/* The figures stand over the lower edge of the head. */
const overlap = token('space-16');

export const CaseHead = styled(Head)`
  && {
    padding-bottom: ${overlap};
  }

  && [data-part='title'] {
    word-break: keep-all;
  }
`;

export const Figures = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: calc(-1 * ${overlap});
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
  box-shadow: ${token('shadow-md')};

  > * {
    padding: ${token('space-7')} ${token('space-8')};
  }

  > * + * {
    border-left: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > * {
      padding: ${token('space-3')} ${token('space-5')};
    }

    > * + * {
      border-top: ${token('line-hairline')} solid ${token('border-hairline')};
      border-left: 0;
    }
  }
`;
