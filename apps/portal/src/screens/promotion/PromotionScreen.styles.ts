import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const AnatomyBand = styled.section`
  padding-block: ${token('space-14')} 28px;
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};

  ${media.mobile} {
    padding-block: ${token('space-7')};
  }
`;
