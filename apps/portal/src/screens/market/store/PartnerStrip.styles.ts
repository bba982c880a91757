import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, responsive } from '../../../shared/layout/arrange.ts';
import { hairlines } from '../../../shared/layout/looks.ts';

/** Names in cells with shared hairlines. */
export const Strip = styled.ul`
  ${columns({ base: 6, mobile: 4 })}
  ${hairlines('border-hairline')}
  border-radius: ${token('radius-card')};
  overflow: hidden;
  > li {
    ${centred}
    ${responsive('min-height', { base: '72px', mobile: '56px' })}
    ${responsive('padding', { base: 'space-2', mobile: 'space-1' })}
    background: ${token('bg-surface')};
    color: ${token('text-strong')};
    ${responsive('font-size', { base: '0.875rem', mobile: '0.75rem' })}
    font-weight: 600;
    line-height: 1.375rem;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
