import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Contents = styled.nav`
  margin-bottom: ${token('space-3')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-1')} ${token('space-6')};
  }

  ${media.mobile} {
    ul {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
  }

  a {
    display: flex;
    align-items: center;
    min-height: 32px;
    white-space: nowrap;
    ${typeStyle('small')}
    color: ${token('text-link')};
    text-decoration: none;
    border-radius: ${token('radius-tag')};
  }

  ${media.coarse} {
    a {
      min-height: ${token('control-touch-min')};
    }
  }

  ${media.hover} {
    a:hover {
      color: ${token('text-link-hover')};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
