import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row, square, stack } from '../../../shared/layout/arrange.ts';

export const Ground = styled.div`
  ${responsive('padding-block', { base: 'space-6 space-8', mobile: 'space-3' })}
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};
`;

export const Line = styled.div`
  ${row('space-6')}
  justify-content: space-between;
  margin-block: ${token('space-2')} ${token('space-5')};
  h1 { flex: none; ${typeStyle('title')} }
  ${media.mobile} {
    margin-block: ${token('space-4')} 0;
    /* The way to the page says its name there. */
    h1 { position: absolute; ${square('1px')} overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`;

export const Filters = styled.div`
  ${stack('space-4')}
  ${media.mobile} { & > :nth-child(2) { margin-top: ${token('space-4')}; } }
`;
