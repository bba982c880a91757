import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, row, text } from '../../shared/layout/arrange.ts';

/** Two beside each other, on phones one below the other; the next one stands at the right also when it is alone. */
export const Row = styled.nav`
  ${columns({ base: 2, mobile: 1 })}
  ${responsive('gap', { base: 'space-6', mobile: 'space-3' })}
  margin-block: ${token('space-6')} ${token('space-10')};
  a {
    padding: ${token('space-4')};
    border: ${token('line-hairline')} solid ${token('border-hairline')};
    border-radius: ${token('radius-card')};
    ${text('body', 'text-primary')}
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  [data-part='which'] { ${row('space-1')} ${text('small', 'text-tertiary')} }
  [rel='next'] {
    ${responsive('grid-column', { base: '2', mobile: 'auto' })}
    text-align: right;
    [data-part='which'] { justify-content: flex-end; }
  }
  ${media.hover} { a:hover { border-color: ${token('border-strong')}; color: ${token('text-link')}; } }
`;
