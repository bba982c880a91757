import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, text } from '../../shared/layout/arrange.ts';

export const Contents = styled.nav`
  margin-bottom: ${token('space-3')};
  ul { ${cluster('space-1 space-6')} }
  ${media.mobile} { ul { flex-wrap: nowrap; overflow-x: auto; } }
  a {
    display: flex;
    align-items: center;
    min-height: 32px;
    white-space: nowrap;
    ${text('small', 'text-link')}
    text-decoration: none;
    border-radius: ${token('radius-tag')};
  }
  ${media.coarse} { a { min-height: ${token('control-touch-min')}; } }
  ${media.hover} { a:hover { color: ${token('text-link-hover')}; text-decoration: underline; text-underline-offset: 3px; } }
`;
