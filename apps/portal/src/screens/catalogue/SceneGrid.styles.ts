import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Cell = styled.li`
  display: flex;
  gap: ${token('space-5')};
  align-items: center;
  padding: ${token('space-6')};

  img {
    flex: none;
  }

  div {
    min-width: 0;
  }

  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-4')} ${token('space-5')} ${token('space-6')};
  }
`;
