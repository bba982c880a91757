import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  padding-top: ${token('space-3')};
`;

export const List = styled.ul`
  &:focus {
    outline: none;
  }
`;

export const Pages = styled.div`
  margin-top: ${token('space-8')};

  ${media.mobile} {
    margin-top: ${token('space-6')};
  }
`;
