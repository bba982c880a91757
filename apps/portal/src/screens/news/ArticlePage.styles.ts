import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The way here, above the article. */
export const Way = styled.div`
  padding-block: ${token('space-6')} ${token('space-5')};

  ${media.mobile} {
    padding-block: ${token('space-4')} ${token('space-3')};
  }
`;
