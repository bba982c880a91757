import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { CardHead } from '../../shared/page/CardHead.styles.ts';

export const Head = styled(CardHead)`
  margin-bottom: ${token('space-6')};

  ${media.mobile} {
    margin-bottom: ${token('space-4')};
  }
`;

export const Body = styled.div`
  min-height: 320px;

  &[data-state='empty'] {
    display: grid;
    place-content: center;
  }
`;

export const Below = styled.div`
  margin-top: ${token('space-6')};

  ${media.mobile} {
    margin-top: ${token('space-4')};
  }
`;
