import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const TraceLink = styled.span`
  a {
    color: ${token('text-link')};
    text-underline-offset: 3px;
  }

  ${media.hover} {
    a:hover {
      color: ${token('text-link-hover')};
    }
  }
`;
