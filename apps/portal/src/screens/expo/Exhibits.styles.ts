import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, responsive } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const Grid = styled.ul`
  ${columns({ base: 4, belowDesktop: 2 })}
  ${responsive('gap', { base: 'layout-gutter', belowDesktop: 'space-8 layout-gutter', mobile: 'space-6 space-3' })}
  h3 {
    ${responsive('margin-top', { base: 'space-4', mobile: 'space-3' })}
    ${responsive('font-size', { base: '1.125rem', mobile: '1rem' })}
    font-weight: 600;
    ${responsive('line-height', { base: '1.75rem', mobile: '1.5rem' })}
  }
  p { margin-top: ${token('space-1')}; ${itemText('text-secondary')} }
`;

/** What can be scanned at the stand, in the finder frame. */
export const Picture = styled.div`
  position: relative;
  ${centred}
  aspect-ratio: 282 / 226;
  padding: ${token('space-3')};
  background: ${token('bg-paper')};
  > img { width: 100%; }
`;
